/** Whom "he" or "she" may mean, when somebody was just named: he is not Rima, she is not Gerry. */
export function genderOf(word: string): 'he' | 'she' | 'unknown' {
  const lower = word.toLowerCase()
  if (MEN.has(lower)) return 'he'
  if (WOMEN.has(lower)) return 'she'
  return 'unknown'
}

const MEN = new Set(
  `he him husband father brother son uncle grandfather boy man boyfriend nephew dad gentleman
  aaron achim adam alexander amir anders anton antonio arjun axel ben bernd björn boris bruno carsten cedric christian christoph christopher clemens colin craig dario diego dmitri eduardo elias emil emmanuel enrico erik ethan fabian felix fernando finn florian francisco franz georg gerald giovanni gregor günter hans harald hassan heinz henrik hiroshi holger ibrahim igor isaac ivo jakob jan javier jens jerome joachim joel jonas jonah jordi jorge joseph josef jürgen kai karim karl kenji klaus kofi kurt kyle lars leon leonard lorenzo lukas marc marcel marco markus mateo mathias maurice max maximilian mehmet michał miles milan moritz nathan nico nikolai niklas nils oliver olaf otto pascal pavel pierre piotr rafael ralf raj ramon rene rhys rico roland rolf ruben sami sebastian sergei sergio stan sven tariq theo thorsten till timo tobias tomas tomasz tyler ulrich uwe viktor vincent volker werner wolfgang xavier yusuf yannick zach
  aaron adam ahmed alan albert alex ali andrew anthony arthur ben bill bob brian carl carlos charles chris
  colin colm craig dan daniel dave david dean dennis derek diego dominic donald ed eddie edward eric
  frank fred gareth gary george gerald gerry graham greg harry henry hugo ian ivan jack jacob jake james
  jason jeff jim joe john jonathan jose josh juan keith ken kevin lee leo liam luis luke marcus mario mark
  martin matt matthew michael miguel mike mohammed nathan neil nick noah omar oscar owen pablo patrick paul
  pedro pete peter phil philip rahul raj ray richard rob robert roger ron ross ryan sam samuel scott sean
  simon stefan stephen steve steven stuart ted thilo thomas tim tom tony victor vincent walter will william`.split(
    /\s+/,
  ),
)

const WOMEN = new Set(
  `she her wife mother sister daughter aunt grandmother girl woman girlfriend niece mum mom lady midwife
  ada adele aida aisha alba alexandra alicia alina alma amina amira anja anika anke antonia astrid aylin beate beatrice beatrix birgit brigitte camille carolina cecilia chiara christina claudia cornelia dagmar daria delia doris edith eileen elif elke elsa erika eva eve fanny farah felicia fiona franziska frida gabriela gerda gisela giulia greta gudrun hanna hanne heidi heike helga henrike hilda hannelore ida ilse ines inga ingrid iris isabella jacqueline jana jessie johanna josephine judy julie jutta karin karla katarina katharina katja katrin kerstin kirsten klara larissa layla leila lea leonie lilly lily lina lisbeth lotte louise lucia luisa lydia maja manuela marianne marina marion marlene martina matilda maya melanie mila mina mira miriam mona monika nadine nadja nerys nina noemi odette paola pauline pia rania regina renate rita romy roxanne ruby sabine sabrina samira sandy sanna saskia selma sibylle silke silvia simone soraya stefanie steffi svenja sylvia tamara tanja tara teresa theresa ulrike ursula ute verena veronica veronika vivian wanda wiebke yara yuki zara
  abigail agnes alice amanda amy ana andrea angela anita ann anna anne aisha barbara beth carla carmen
  carol caroline catherine charlotte chloe christine claire clara daniela deborah denise diana donna dorothy
  elena elizabeth ella ellen emily emma era esther eva fatima fiona frances gloria grace hannah heather
  helen irene isabel jane janet jennifer jenny jessica joan joanna joyce judith julia julie karen kate
  katie kim laura leah leila lena linda lira lisa lucy lynn margaret maria marie marta martha mary megan
  melissa mia michelle monica nadia nancy naomi natalie nicole nina nora olga olivia pamela patricia paula
  penny petra priya rachel rebecca rima rosa rose ruth sandra sara sarah sharon sofia sonia sophie
  stephanie susan teresa teuta tina valerie vera victoria wendy yasmin yvonne zoe`.split(/\s+/),
)
