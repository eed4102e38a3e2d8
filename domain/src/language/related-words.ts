import { stemsOf } from './stems.ts'

/**
 * Words that ask for the same thing: who asks for the "team" hears of the "staff". Each line is a family;
 * a word may belong to several.
 */
const FAMILIES = `
staff team employee people worker crew headcount personnel colleague workforce hire drivers nurses technicians assistants
cost price expense money pay charge fee bill budget expensive afford dollars pounds euros
revenue turnover sales income earnings profit margin
customer client patient guest buyer account user visitor shopper member
clinic practice office site branch location store shop depot restaurant surgery
software system tool platform app application program technology solution product spreadsheet crm database
competitor rival alternative vendor supplier provider
boss manager director supervisor chief head ceo owner superior report
decision decide approve approval sign authority
time hour minute day week month schedule
decide decision approve sign authority ceo boss owner report
deadline date timeline due target launch
family wife husband spouse partner married kids children daughter son
children kids son daughter
parents mother father mum dad
brother sister sibling
home house flat apartment live
age old years born
sleep night insomnia tired rest bed awake
drink drinking alcohol beer wine whisky raki booze glass
smoke smoking cigarette tobacco vape
eat eating food diet meal weight
sport exercise training gym run hobby hobbies spare leisure free choir
health illness doctor hospital condition symptom pain
accident incident happened event crash injury
work job career position employment profession
history past before previous experience tried earlier
school university degree study education trained qualification
growth grow expand expansion
delay late slow overdue waiting wait
error mistake fault wrong defect
break broken fail failure crash down outage
quality standard accuracy
order delivery shipment shipping route drop stock inventory
van truck lorry vehicle car fleet
call phone calls telephone hold
meeting meet appointment
contract agreement renewal terms
complaint complain report notify
complaint complain angry upset
lend lent loan borrow owe debt
grandchildren grandkids kids children
problem trouble issue difficulty challenge
leave quit resign turnover retire retirement
replace replacement new switch change
machine device equipment terminal printer
plan planning planned schedule scheduling
appointment booking book reservation
noshow no-show missed cancellation cancel
money savings save reserve
promise promised
vote trustee committee board
pressure stress stressed overwhelmed
fear afraid worried scared anxious
`

const FAMILIES_OF = new Map<string, Set<string>>()
for (const line of FAMILIES.trim().split('\n')) {
  const family = new Set(line.split(/\s+/).flatMap(stemsOf))
  for (const stem of family) {
    const known = FAMILIES_OF.get(stem) ?? new Set()
    for (const relative of family) known.add(relative)
    FAMILIES_OF.set(stem, known)
  }
}

/** The stem itself is not among them. */
export const relativesOf = (stem: string): ReadonlySet<string> => FAMILIES_OF.get(stem) ?? NONE

const NONE: ReadonlySet<string> = new Set()
