import styles from './Login.module.css'

export function LoginPicture() {
  const storeys = [0, 1, 2, 3, 4, 5, 6]
  const bays = [0, 1, 2, 3, 4]
  return (
    <svg className={styles.drawing} viewBox="0 0 520 420" fill="none" aria-hidden>
      <g stroke="#7f9cc0" strokeOpacity=".35">
        {storeys.map((n) => (
          <path key={n} d={`M20 ${110 + n * 40}H500`} strokeDasharray="2 6" />
        ))}
      </g>
      <g stroke="#c9d6e6" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M150 350V150l110-58 110 58v200" />
        <path d="M136 156 260 90l124 66" stroke="#e2bf83" strokeWidth="2.4" />
        {storeys.slice(1, 6).map((n) => (
          <path key={n} d={`M150 ${110 + n * 40}H370`} />
        ))}
        {bays.map((n) => (
          <path key={n} d={`M${172 + n * 44} 150V350`} strokeOpacity=".55" />
        ))}
        <path d="M240 350v-34h40v34" stroke="#e2bf83" />
        <path d="M400 350V34M352 64h148M400 34 356 64M400 34l92 30M352 64v14h16V64M470 64v66m-9 0h18v16h-18z" />
        <path
          d="M394 80h12M394 110h12M394 140h12M394 170h12M394 200h12M394 230h12M394 260h12M394 290h12M394 320h12"
          strokeOpacity=".6"
        />
        <path d="M60 350V230h66v120M60 256h66M60 282h66M60 308h66M93 230v120" strokeOpacity=".6" />
        <path d="M10 350h500" strokeWidth="2" />
      </g>
      <g stroke="#7f9cc0" strokeOpacity=".8" fill="none">
        <path d="M150 376h220M150 370v12M370 370v12" />
      </g>
      <text x="260" y="398" textAnchor="middle" fill="#9fb5d1" fontSize="12" letterSpacing="2">
        22 000
      </text>
    </svg>
  )
}
