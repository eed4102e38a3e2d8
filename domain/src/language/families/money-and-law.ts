/** Money, housing, law, complaints and what is bought; how a line is read says `related-words.ts`. */
export const MONEY_AND_LAW = `
cost price charge expense fee rate bill | pay spend money expensive budget
pay paid payment | cost spend charge fee price wage
expensive dear pricey costly | price cost afford much
cheap cheaper inexpensive affordable | price cost
afford affordable | money budget expensive pay
money cash fund finance financial | save budget pay income
money > pound euro dollar saving reserve
financial > debt rent salary saving loan mortgage
salary wage income earn earnings takehome | pay bring home money month make
raise rise | salary pay wage
bonus commission | pay salary
save saving setaside putby reserve nestegg | money budget fund
borrow loan lend lent credit | bank owe debt mortgage
mortgage | loan house bank
debt owe arrears | loan bill pay overdraft
bank | loan account money
invest investment investor invested | fund money share stake
tax | pay
insurance insure insured policy cover | claim premium
claim compensation compensate reimburse damages | insurance money refund pay
refund reimburse moneyback | money return compensation back
deposit | pay advance money rent
rent lease rental | pay landlord flat month
landlord landlady letting | rent tenant flat house
flat apartment studio | home house live rent room
house home property | flat live
house > cottage bungalow terrace villa semi farmhouse
home > flat house cottage bungalow caravan apartment
live living reside | home house flat address based
address street road | live home
based located situated location | live office site
move moved relocate moveout movein | house leave came
evict eviction | landlord leave notice threaten
neighbour neighbor | flat street nextdoor upstairs
noise noisy loud sound | quiet music hear
quiet silence | noise
mould mold damp | wall flat
repair fix mend repaired | broken break maintenance work
maintenance maintain servicing | repair
break broken broke breakdown fail failure failed crash malfunction jam | fault stop damage repair
fail failure
jam > break
down offline outage crash goesdown | break fail stop
reliable reliability dependable | break fail goesdown down jam often
damage damaged spoil ruin | break broken
wrong fault trouble problem issue | break fail
heating heater boiler radiator | cold warm
heating > boiler radiator
cold freezing | heating winter temperature
water leak leaking flood flooded pipe | plumber damp
electricity power energy | bill
solar panel | roof electricity
garden yard lawn | plant
room > kitchen bedroom bathroom
kitchen | cook
roof ceiling
door | key lock
key lock | door
build building built | construct house
built build | year old since
build > old
furniture > table chair sofa bed desk
buy purchase bought acquire | order price pay
sell sold sale | price customer
own have
law legal lawyer solicitor attorney | court case advice
court judge trial tribunal | case lawyer sue hearing
sue lawsuit litigation | court lawyer case
case claim dispute | court
police officer | crime arrest
crime offence offense | police steal
arrest arrested | police
steal stole stolen theft rob burglary burgle thief | police missing
witness saw see seen | present watch
accident crash collision incident | happen fall injury hurt
accident > fall crash collision spill fire burn
incident > accident fall
happen occur | accident incident
fall fell slip trip | accident injury hurt stair
injury injure injured hurt wound | accident break fracture pain
injury > fracture burn cut bruise sprain concussion
fracture break broke broken | bone wrist leg arm
complain complaint complained | letter angry report noise tell
complain > call write email
angry anger furious mad cross | upset annoy shout
annoy annoyed annoying irritate irritated frustrate frustrated | angry bother
bother | annoy worry
wait waiting hold | queue long
delay delayed late slow overdue | wait time
late lateness | time delay
cancel cancellation cancelled | noshow appointment miss
noshow missed miss | cancel appointment
return back | send refund
replacement spare part component | replace new
part spare component | repair replace
courier delivery deliver parcel package shipment | send order arrive
arrive arrival came come | get delivery
promise promised assure | say word guarantee
transfer transferred pass | call
helpline hotline support callcentre | call ring phone open
call ring phone telephone callback | speak contact number
contact reach | call email
contact > email phone number
speak spoke talk tell told discuss mention | say conversation
ask request demand | want
answer reply respond response | question react
react reaction | answer response say want
trust believe trustworthy | doubt rely
doubt sceptical skeptical suspicious | trust unsure think
lie dishonest cheat fraud | true
inheritance inherit inherited will estate | die parent
divorce divorced separate separation split | marry husband wife ex
custody | child divorce
contract > lease
notice | contract resign rota
permit permission licence | allow
allow allowed permit let
refuse refused reject rejected turndown decline deny denied | no bank
agree agreed accept | yes sign
threaten threat | angry
vote elect
receipt invoice bill | pay proof
photo picture photograph | camera evidence image
camera | photo film record
withdraw withdrew drawout | bank cash money
scam fraud trick deceive con cheat swindle | money police
trick deceive con fool
counter cashier teller till | bank
owe outstanding arrears debt | pay money rent
instalment installment bybit | pay arrangement
outstanding unpaid
fine penalty ticket | pay
dock deduct | pay lose
lose lost | pay
register registered | letter
throwout evict
terms condition
payback return pay | itself
worth value
valuable worth
insurer insurance
allowance benefit welfare | pay live
will inherit
inherit come aunt
purse wallet
price tag
budget setaside
budget afford
subscription | month pay
pressure threaten threat | letter
urgent urgently emergency hurry | need soon by
stop fail die
jam stuck block | stop
drop dropout fail | connection
connection | drop fail
display show screen code | read
code error | show
wrong trouble problem fault | jam fail break drop leak crash stop stuck lose sick
engineer technician repairman fitter | repair come
appointment slot
vulnerable | pregnant asthma ill old disabled child
household | wife husband father child live family
warm heat heater heating | cold blanket
temperature degree warm cold
luggage case suitcase | strap
look | colour dark green size
recognise | look
`
