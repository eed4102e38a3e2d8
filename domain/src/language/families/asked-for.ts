/** By what words people ask, and by what others it is told; how a line is read says `related-words.ts`. */
export const ASKED_FOR = `
beforehand first earlier | before
nowadays these currently | now
hometown birthplace | born grewup from come
birthplace | born
upbringing childhood | parent grewup village poor
breadwinner earner | earn job wage
livelihood living | earn job work shop farm
funds savings means | money
pocket | money
bankrupt insolvent insolvency | money debt
profitable loss | profit money
shortage short scarce lack | missing need enough
spare extra
backlog behind pile | late delay order
bottleneck slow wait | delay
downtime stoppage outage | stop break hour
outage down offline | goesdown
glitch bug error | software fail
crash freeze hang | software computer
hacked breach hack | data security password
install setup | technician
upgrade replace | new old
legacy outdated | old system
integrate connect link | system
paperwork admin form | hour
spreadsheet excel | track record
handwritten paper card | write
signature sign
permission consent approval | allow
regulator inspector authority | visit fine
inspection audit visit | inspector due
compliance rule law
safety accident | risk
hazard danger risk
emergency urgent | call
evacuate fire | alarm
ambulance paramedic emergency | hospital call
unconscious faint collapse
stitches cut wound | hospital
plaster cast | break arm leg wrist
crutches stick walk | leg knee hip
wheelchair walk disabled
limp walk | leg knee
surgeon operation
anaesthetic operation
overdose pill tablet
diagnosed told | cancer diabetes depression dementia
checkup test | doctor
bloodpressure blood
insomnia sleep | awake night
nightmare dream | night wake
appetite eat | hungry weight
overweight obese | weight
slim thin | weight lose
craving drink smoke
relapse drink | sober
rehab clinic | drink drug
self-harm cut
suicidal suicide | die kill
hopeless despair | hope
lonely friend | alone evening
isolated alone
confidence doubt | sure
perfectionist perfect | mistake
procrastinate delay avoid | finish
concentrate concentration focus | mind forget
motivation motivated | want energy
energy tired | sleep
workload overtime hour | much
burnout exhausted | signed sick
sickness absence | sick ill day
holidays leave | day week
maternity paternity | baby leave
childcare nursery childminder | child mother grandmother
nursery kindergarten | child morning
pickup collect | nursery school
custody contact | child weekend see
alimony maintenance | child pay
ex | divorce separate split husband wife
stepchild stepson stepdaughter | child
inlaws | mother-in-law father-in-law
carer caring care | mother father wife husband ill
elderly old | mother father parent
dementia alzheimer forget | memory
hospice care | die cancer
widow | husband die
grave cemetery | die bury funeral
anniversary | year wedding death
ashes funeral
heirloom inherit
engagement ring | engaged
honeymoon | wedding
guests invited | wedding party
venue place hall | wedding party
caterer food | wedding
bride daughter | wedding
groom husband | wedding
reunion meet | family
argument quarrel | shout
grudge angry | forgive
trust betray | cheat lie
affair cheat | husband wife
jealous envy
rumour gossip
bullying tease | school class
detention suspended excluded | school hit
grades marks | school exam
truant skip | school miss
homework | school
pupil class | child teacher
scholarship grant | university pay
tuition fee | university study
dissertation thesis
dropout leave | university school quit
graduate degree | university
apprenticeship | train
certificate course
refresher course train
shortlisted interview
cv resume
notice | start resign
relocate move | city job
commuting commute | hour train drive
parking park | car
mileage mile | car
mot service | car garage
garage mechanic | car repair
breakdown car | stop
insurance premium
excess | insurance
witness | see
plate registration | car number
speeding speed | fast fine
drunk drink
licence drive
pedestrian walk | cross road
airbag | crash
dent scratch damage | car
stolen steal | missing bike car
burgled burglary | steal
intruder burglar | house
locksmith lock key
spare key
neighbours | street
barking bark | dog noise
music noise | loud night
party noise
rubbish bin waste | street
fence hedge wall | neighbour garden
boundary fence | neighbour land
planning permission | build council
council authority | letter
builder build | house work
plumber leak | water
electrician electricity
roofer roof
decorator paint
mould damp | wall bedroom
rats mice vermin | kitchen
draughty cold | window
window glass
bills | electricity gas pay month
meter reading | electricity gas
sublet rent
eviction evict
homeless | flat street live
shelter | homeless
furnished furniture
removal move | van
storage store
parcel package | deliver post
tracking track | parcel
courier driver | parcel deliver
damaged break | arrive
missing item | parcel order
faulty | return refund
voucher | compensation food
overcharged charge | bill twice
helpdesk support
callcentre hotline | hold
queue hold | minute wait
robot machine | phone
seat | flight train
boarding board | flight gate
connection flight | miss
delayed late | flight train
passport visa | travel
customs border
embassy visa
refugee asylum | flee country
fled flee escape | war country
war fight | flee soldier
citizen citizenship passport
accent language
interpreter translate | language
translator translate | language
harvest crop | field
drought dry | water rain
flood rain | water
tractor field | drive
milk dairy | cow
sheep flock | lamb
vet animal | ill
slaughter kill | animal meat
pesticide spray | crop
organic | farm
subsidy grant | farm
stall market | sell
recipe cook
menu dish | restaurant
chef cook | kitchen restaurant
waiter serve | restaurant
reservation table
diner guest
allergy nut
hygiene clean | kitchen inspector
review star rating | customer
rating review score | customer
star rating
advert advertise
website online
launch start | product
prototype test | product
patent invention | invent
investor invest
shares stake percent | own company
stake share | own
valuation worth | company
startup company | found
union member | rep
redundancy redundant dismiss | job
merger merge takeover | company
restructure reorganise | job department
outsource | company
vacancy empty
temp agency | staff
nightshift night | sleep
break lunch | minute
canteen lunch
uniform wear
badge card
handover shift
micromanage control | boss
favouritism favour | boss
feedback tell
overrun late | budget project
stakeholder board
rehearse practise
nervous hand shake voice | speak
stutter stammer | speak
audience people | speak present
slides slide
question ask
`
