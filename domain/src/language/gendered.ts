/** Whom "he" or "she" may mean, when somebody was just named: he is not Rima, she is not Gerry. */
export function genderOf(word: string): 'he' | 'she' | 'unknown' {
  const lower = word.toLowerCase()
  if (MEN.has(lower)) return 'he'
  if (WOMEN.has(lower)) return 'she'
  return 'unknown'
}

const MEN = new Set(
  `husband father brother son uncle grandfather boy man boyfriend nephew dad gentleman
  aaron adam ahmed alan albert alex ali andrew anthony arthur ben bill bob brian carl carlos charles chris
  colin colm craig dan daniel dave david dean dennis derek diego dominic donald ed eddie edward eric
  frank fred gareth gary george gerald gerry graham greg harry henry hugo ian ivan jack jacob jake james
  jason jeff jim joe john jonathan jose josh juan keith ken kevin lee leo liam luis luke marcus mario mark
  martin matt matthew michael miguel mike mohammed nathan neil nick noah omar oscar owen pablo patrick paul
  pedro pete peter phil philip rahul raj ray richard rob robert roger ron ross ryan sam samuel scott sean
  simon stefan stephen steve steven stuart ted thomas tim tom tony victor vincent walter will william`.split(
    /\s+/,
  ),
)

const WOMEN = new Set(
  `wife mother sister daughter aunt grandmother girl woman girlfriend niece mum mom lady midwife
  abigail agnes alice amanda amy ana andrea angela anita ann anna anne aisha barbara beth carla carmen
  carol caroline catherine charlotte chloe christine claire clara daniela deborah denise diana donna dorothy
  elena elizabeth ella ellen emily emma era esther eva fatima fiona frances gloria grace hannah heather
  helen irene isabel jane janet jennifer jenny jessica joan joanna joyce judith julia julie karen kate
  katie kim laura leah leila lena linda lira lisa lucy lynn margaret maria marie marta martha mary megan
  melissa mia michelle monica nadia nancy naomi natalie nicole nina nora olga olivia pamela patricia paula
  penny petra priya rachel rebecca rima rosa rose ruth sandra sara sarah sharon sofia sonia sophie
  stephanie susan teresa teuta tina valerie vera victoria wendy yasmin yvonne zoe`.split(/\s+/),
)
