import { course, type DraftCourse } from './write.js'

/** Questions and answers: the question is the name, the answer is the description. */
export const answers: DraftCourse[] = [
  course(2, {
    key: 'qa-pinghuan',
    courseName: '平整场地按首层建筑面积计算，阳台和雨篷下方还要不要算？',
    teacher: 'shenruolan',
    priceYuan: 0,
    hot: true,
    orderCount: 486,
    publishedDaysAgo: 68,
    description: `<p><strong>结论：</strong>按首层建筑面积计算时，计不计入看该部位是否计算建筑面积，而不是看是否落地。</p>
      <ol><li>首层主体结构内的阳台按全面积计入建筑面积，平整场地随之计算；主体结构外的阳台按一半面积计入，平整场地也按一半随之计算。</li><li>有柱雨篷按结构板水平投影面积的一半计算建筑面积；无柱雨篷挑出宽度达到规定尺寸时才计算，未达到的不计。</li><li>地下室外扩部分、散水、坡道不属于首层建筑面积，平整场地不再另计。</li></ol><p>需要提醒的是，如果合同采用的地方定额规定按外墙外边线各边加宽计算，应优先执行合同约定的计量规则，二者不能混用。</p>`,
  }),
  course(2, {
    key: 'qa-tiaocha',
    courseName: '合同只约定钢材可调差，水泥大涨价时承包人能否要求调整？',
    teacher: 'qinshuyi',
    priceYuan: 0,
    hot: true,
    orderCount: 372,
    publishedDaysAgo: 61,
    description: `<p><strong>先看合同，再看程度。</strong>合同明确限定可调材料范围时，未列入的水泥原则上由承包人承担价格风险。</p>
      <ul><li>若合同同时写有“其他材料按有关规定执行”，则可以依据当时有效的计价文件主张调整；</li><li>若涨幅属于签约时无法预见、且不属于商业风险的重大变化，继续履行明显不公平的，可先协商，协商不成再请求变更或解除；</li><li>主张时应提供投标期与施工期信息价、采购合同、发票与用量台账，形成完整证据链。</li></ul><p>实务建议：不要等到结算时再提。涨价当月即发函说明，并提出替代材料或分担比例的方案，谈成的可能性最大。</p>`,
  }),
  course(2, {
    key: 'qa-gujin',
    courseName: '框架梁端部箍筋加密区长度怎样取值？一级与二级抗震有何区别？',
    teacher: 'shenruolan',
    priceYuan: 0,
    orderCount: 298,
    publishedDaysAgo: 54,
    description: `<p><strong>取值规则：</strong>加密区从柱边算起，一级抗震取两倍梁高与五百毫米中的较大值，二至四级取一点五倍梁高与五百毫米中的较大值。</p>
      <table><tbody><tr><td>梁高</td><td>一级</td><td>二至四级</td></tr><tr><td>300毫米</td><td>600毫米</td><td>500毫米</td></tr><tr><td>600毫米</td><td>1200毫米</td><td>900毫米</td></tr></tbody></table>
      <p>计算根数时注意第一道箍筋距柱边五十毫米，加密区根数按（加密区长度减五十）除以间距向上取整再加一；非加密区根数为净长扣除两端加密区后除以间距向上取整再减一。主次梁相交处的附加箍筋单独计算，不占用原箍筋。</p>`,
  }),
  course(2, {
    key: 'qa-xueshi',
    courseName: '继续教育视频看完了，为什么学时仍显示“未上传”？',
    teacher: 'muqinghe',
    priceYuan: 0,
    hot: true,
    orderCount: 913,
    publishedDaysAgo: 33,
    description: `<p>学时从“已学”到“已上传”需要三步，缺一步都会停在未上传状态。</p>
      <ol><li><strong>学满：</strong>该课程累计学时须达到课程总学时，带有测试的章节还要通过测试，分钟数才会变为可用；</li><li><strong>登记：</strong>本人须先在省级建筑从业人员管理系统注册，并完善个人信息和单位信息，姓名与身份证号必须一致；</li><li><strong>上传：</strong>进入“我的证书—学时明细”，点击“上传学时”，成功后分钟数从可用转入已用。</li></ol><p>若点击后提示失败，多为姓名与登记信息不一致或单位尚未确认。请核对后重试，仍不成功时携带截图联系服务电话。</p>`,
  }),
  course(2, {
    key: 'qa-xianjin',
    courseName: '净现值与内部收益率结论相反时，应当相信哪一个？',
    teacher: 'fangmingyuan',
    priceYuan: 0,
    orderCount: 254,
    publishedDaysAgo: 46,
    description: `<p><strong>互斥方案比选时，以净现值或差额内部收益率为准。</strong></p>
      <p>内部收益率反映单位占用资金的效率，不反映规模。一个投资一百万、收益率百分之三十的小方案，未必比投资一千万、收益率百分之二十的大方案创造更多净收益，两个指标因此可能给出相反的排序。</p>
      <ul><li>独立方案：两个指标结论一致，任选其一；</li><li>互斥方案：计算差额现金流量的内部收益率，若大于基准收益率，选投资大的方案；</li><li>现金流量多次变号：可能出现多个解，应放弃内部收益率，改用净现值。</li></ul><p>考试中看到“互斥”二字，先想差额法，基本不会出错。</p>`,
  }),
  course(2, {
    key: 'qa-baoguan',
    courseName: '安装工程中管道穿墙套管应当单独列项还是含在管道单价里？',
    teacher: 'guchanghe',
    priceYuan: 0,
    orderCount: 187,
    publishedDaysAgo: 42,
    description: `<p><strong>按现行工程量计算规范，套管单独列项，以“个”计量。</strong></p>
      <ul><li>项目特征要写明名称与类型、材质、规格、填料材质；</li><li>规格应当按套管自身的公称直径描述，一般比介质管大一至两号，报价时不要误按介质管径套价；</li><li>刚性与柔性防水套管的制作和安装在定额中往往分列，组价时注意是否重复；</li><li>止水节、预留洞封堵在合同未列项时，可并入套管项目特征一并报价。</li></ul><p>若招标清单遗漏套管，属于清单缺项，结算时应按合同约定的缺项处理程序新增综合单价，而不是要求投标人自行消化。</p>`,
  }),
  course(2, {
    key: 'qa-huitian',
    courseName: '基坑回填土方量应当怎样扣减？垫层和管道要不要扣？',
    teacher: 'jianghanbo',
    priceYuan: 0,
    orderCount: 221,
    publishedDaysAgo: 37,
    description: `<p><strong>基础回填 = 挖方体积 − 自然地坪以下埋设的基础体积（含垫层及其他构筑物）。</strong></p>
      <ol><li>垫层必须扣，这是最常见的漏项；</li><li>地下室应扣外轮廓体积，而不只是混凝土实体体积；</li><li>管沟回填中，直径五百毫米及以内的管道通常不扣，超过的按规定扣除每米体积；</li><li>室外地坪以上的室内回填另列，按主墙间净面积乘以回填厚度计算。</li></ol><p>计算余土外运时，记得把回填体积换算成天然密实体积再相减。若换土或灰土回填，外运量等于全部挖方，回填材料按压实后体积计价。</p>`,
  }),
  course(2, {
    key: 'qa-yasu',
    courseName: '路面压实度检测不合格，返工费用与工期由谁承担？',
    teacher: 'tianguangyu',
    priceYuan: 0,
    orderCount: 143,
    publishedDaysAgo: 25,
    description: `<p><strong>原则上由造成质量不合格的一方承担。</strong>承包人施工工艺或材料原因导致的，返工费用与延误均由承包人承担。</p>
      <ul><li>若不合格由发包人提供的材料、设计参数或强令压缩工期导致，承包人可以主张费用与工期；</li><li>监理要求对已验收部位重新检验，结果合格的，由此增加的费用和工期由发包人承担；不合格的由承包人承担；</li><li>共同原因造成的，按过错比例分担，关键在于同期记录。</li></ul><p>建议施工期间逐段留存碾压遍数、含水率、沉降差与影像资料，出现争议时这些同期记录比事后检测更有说服力。</p>`,
  }),
  course(2, {
    key: 'qa-suopei',
    courseName: '【专家会诊】发包人迟延交付场地四十五天，停工损失怎样计算？',
    teacher: 'qinshuyi',
    priceYuan: 39.9,
    originalPriceYuan: 59,
    hot: true,
    orderCount: 118,
    publishedDaysAgo: 30,
    description: `<p><strong>可主张工期四十五天及实际损失，但要扣除可以避免的部分。</strong></p>
      <table><tbody><tr><td>项目</td><td>计算口径</td></tr><tr><td>人员窝工</td><td>在场人数 × 停工天数 × 窝工单价（一般低于正常工日单价）</td></tr><tr><td>自有机械</td><td>按折旧费计算，不按台班单价</td></tr><tr><td>租赁机械</td><td>按租赁合同的停置租金</td></tr><tr><td>周转材料</td><td>按租赁费或摊销额</td></tr><tr><td>现场管理费</td><td>日均管理费 × 关键线路延误天数</td></tr></tbody></table>
      <p>注意三点：一是通知到达后承包人应合理遣散人员，否则扩大的损失不予支持；二是非关键线路的停工不产生工期顺延；三是应在事件发生后二十八天内发出索赔意向。</p>`,
  }),
  course(2, {
    key: 'qa-jiesuan',
    courseName: '【专家会诊】固定总价合同中途解除，已完工程价款如何确定？',
    teacher: 'shenruolan',
    priceYuan: 49.9,
    originalPriceYuan: 69,
    orderCount: 87,
    publishedDaysAgo: 22,
    description: `<p><strong>常用三种方法，选择取决于已完部分的性质与解除原因。</strong></p>
      <ol><li><strong>比例折算法：</strong>按同一取费标准分别算出已完工程与全部工程的预算价，得出比例，再乘以固定总价。适用于各阶段利润较均衡的项目；</li><li><strong>定额据实法：</strong>直接按定额计算已完工程造价。适用于承包人仅完成低利润的基础阶段、且发包人违约解除的情形；</li><li><strong>总价扣减法：</strong>以固定总价减去未完工程造价。适用于工程已接近完工的情形。</li></ol><p>谈判时应先共同确认形象进度和现场材料设备清单，再讨论方法。解除原因会影响违约责任，但不改变已完合格工程应当计价的原则。</p>`,
  }),
]
