/** Formulas as in building, cost and economics courses; together they use every MathML element. */
export const examples = String.raw`a^2+b^2=c^2
\sigma=\frac{N}{A}\leq[\sigma]
M_{\max}=\dfrac{1}{8}ql^2
F=P(1+i)^n
P=A\cdot\frac{(1+i)^n-1}{i(1+i)^n}
x_{1,2}=\frac{-b\pm\sqrt{b^2-4ac}}{2a}
\sqrt[3]{V}\approx 2.15\,\text{m}
\sum_{t=0}^{n}(CI-CO)_t(1+i_c)^{-t}=0
\int_0^L \frac{M^2}{2EI}\,\mathrm{d}x
\lim_{x\to 0}\frac{\sin x}{x}=1
\begin{pmatrix}k_{11}&k_{12}\\k_{21}&k_{22}\end{pmatrix}
\begin{cases}x+y=1\\x-y=0\end{cases}
\begin{array}{|c|c|}\hline a&b\\\hline c&d\\\hline\end{array}
\begin{aligned}V&=lwh\\S&=2(lw+wh+lh)\end{aligned}
面积=长\times 宽
\text{挣值}=\text{预算单价}\times\text{已完成工作量}
\overline{AB}\parallel\overrightarrow{CD}
\underbrace{a+b}_{n}+\overbrace{c+d}^{m}
\underline{x}+\hat{y}+\vec{F}
\boxed{E=mc^2}
\cancel{x}+\xcancel{y}
\binom{n}{k}
\textcolor{red}{x}+\Large y
\mathbb{R}\subset\mathbf{C}
\phantom{x}\rule{1em}{0.5em}\raisebox{1em}{y}
{}_a^bX'
x=1\tag{1-2}
45^\circ
\left[\frac{1}{2}\right]
\prod\limits_{i=1}^{n}x_i`.split('\n')

/** LaTeX that tries to break out of a formula. */
export const hostile = String.raw`\href{javascript:window.__xss()}{x}
\url{javascript:window.__xss()}
\includegraphics{https://canary.invalid/x.png}
\htmlId{x}{y}
\htmlClass{x}{y}
\htmlStyle{position:fixed}{y}
\htmlData{x=y}{z}
\text{<script>window.__xss()</script>}
</math><img src=x onerror=window.__xss()>
</span><script>window.__xss()</script>
\unicode{<img src=x onerror=window.__xss()>}
\text{</annotation><img src=x onerror=window.__xss()>}
"><svg onload=window.__xss()>
\rule{99999em}{99999em}
\gdef\a{\a\a}\a
\newcommand{\a}{\a}\a
\verb|<img src=x onerror=window.__xss()>|
\textcolor{red;background:url(//canary.invalid)}{x}
\color{"onmouseover=window.__xss()}x
\char"3C\char"73
\fcolorbox{red}{javascript:x}{y}
\begin{array}{c<img>}x\end{array}`.split('\n')
