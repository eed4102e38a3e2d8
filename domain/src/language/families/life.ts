/** Family, body, home life, food and feelings; how a line is read says `related-words.ts`. */
export const LIFE = `
family relative | child wife husband parent
family > wife husband son daughter mother father brother sister child parent grandmother grandfather married uncle aunt cousin nephew niece
child kid children | family school pregnant
child > son daughter boy girl baby toddler teenager twin
boy son | child
girl daughter | child
twin | child boy girl
baby newborn infant | born pregnant birth expect
pregnant pregnancy expecting | baby birth due
birth born | baby old age
grandchild grandson granddaughter grandkid
parent > mother father mum dad
parent folks
mother mum mom
father dad
grandparent > grandmother grandfather gran granny grandad grandma grandpa
sibling > brother sister
uncle aunt cousin nephew niece | family
inlaw brotherinlaw sisterinlaw | family
partner spouse | husband wife boyfriend girlfriend relationship
partner spouse > husband wife boyfriend girlfriend fiance fiancee
married marry marriage husband wife spouse | wedding partner
wedding married marry marriage | bride groom ceremony
marry > married wedding
single alone | live partner widow divorced
alone yourself lonely | live nobody single help without
widow widower | husband wife die
boyfriend girlfriend | partner relationship
relationship | partner marriage together
friend friendship mate | social know
friend > neighbour
pet > dog cat rabbit hamster horse parrot fish bird
animal > dog cat cow sheep horse pig goat chicken hen cattle calf
cow cattle herd | milk dairy animal
cow > friesian holstein jersey
breed > friesian holstein jersey labrador terrier spaniel collie
farm farmer farming | field cow crop acre
acre hectare land field | farm
name called call | who
age old | born year
young youth | age
die died death dead pass passaway | lose funeral grief late
grief grieve mourn bereavement | die lose miss
funeral | die
health healthy | ill illness condition doctor
ill illness sick unwell disease poorly | health doctor condition absent
illness condition > diabetes cancer asthma depression arthritis flu dementia stroke epilepsy migraine
sick ill | absent
absent absence away | sick ill leave
doctor gp physician | clinic hospital health appointment
doctor > consultant surgeon specialist psychiatrist
hospital clinic ward | doctor nurse operation emergency
operation surgery operate | hospital hip knee surgeon replace
operation > hip knee bypass
medicine medication tablet pill drug | take doctor prescribe dose
medicine > tablet pill insulin antidepressant ibuprofen paracetamol inhaler
prescribe prescription | medicine doctor
drug error
pain ache hurt sore | back head chest
symptom > pain cough fever headache dizzy rash tired
body > back hip knee shoulder neck hand arm leg foot
back backache spine | pain
headache migraine head | pain
heart chest | attack
blood pressure
allergy allergic | react
disability disabled wheelchair | walk
therapy therapist counselling counsellor psychologist | talk session help
mental depression depressed sad unhappy down low | mood
sleep slept insomnia | night tired bed awake rest wake
sleep awake wake
tired exhausted exhaustion fatigue weary | sleep rest
rest relax break | sleep holiday weekend
stress stressed pressure overwhelmed overload burnout strain | tired work much
drink drinking alcohol drunk | bottle pub
alcohol drink > beer wine whisky vodka raki gin sherry brandy glass
sober | drink
smoke smoking cigarette tobacco vape | stop quit
addict addiction | drink drug gamble
gamble gambling bet | money
eat eating food meal appetite | diet hungry cook
eat food > breakfast lunch dinner supper bread meat
meal > breakfast lunch dinner supper
cook cooking | kitchen food meal
diet | weight eat food
weight weigh | eat diet lose stone kilo
vegetarian vegan | meat diet
coffee tea
sport exercise training | gym run swim fitness
sport exercise > football tennis running swimming cycling yoga gym golf rugby cricket boxing rowing hockey basketball hiking judo karate
hobby hobbies interest pastime sparetime freetime leisure | weekend enjoy like play
hobby sparetime freetime > choir sing garden gardening paint painting fishing football chess guitar piano drum knit knitting read reading allotment cycling hiking photography pottery bake baking swim climb dance dancing
free time | hobby weekend
music musical | play band sing instrument concert
instrument > drum guitar piano violin trumpet keyboard cello flute saxophone bass organ
sing song choir | music
play practise practice | drum music game
band | music play drummer
game play
read book
religion religious faith believe church mosque | pray
holiday vacation leave | travel trip week
holiday > christmas easter
weekend | saturday sunday
party celebrate celebration birthday | wedding guest
feel feeling emotion | afraid angry sad happy worried
feel > angry afraid guilty proud lonely ashamed tired happy sad stupid hate love think
afraid fear scared frightened worried worry anxious nervous anxiety dread | panic concern
worry concern concerned | afraid problem
panic attack | afraid anxious
guilty guilt ashamed shame embarrassed | blame fault feel
happy glad pleased satisfied content joy | like enjoy proud
enjoy like love | happy favourite best
hate dislike detest loathe | annoy tired like
hope hopeful | wish want
wish want hope | like need goal
dream | hope wish night
sad unhappy cry cried tear | upset miss
upset hurt | angry sad cry
miss missing | lose gone
lonely isolate isolated | alone friend
love | like
proud pride | achieve
confident confidence | sure believe
ashamed | guilty
help support assist | alone do
help > support volunteer
care look | help
remember forget forgot memory | know
childhood grewup raised upbringing | parent born young child
come origin native born | grewup country from move
country > britain england germany france spain italy poland nigeria ghana kenya india pakistan iran ireland scotland wales america canada australia portugal turkey greece romania ukraine syria china japan kosovo
language > english german french spanish polish arabic turkish italian mandarin urdu portuguese russian
speak > english german french spanish polish arabic turkish italian portuguese russian
immigrate emigrate immigrant migrate | came move country
habit routine | always every
lose weight
wear clothes | dress coat boot
clothes > boot coat shoe jacket shirt dress
argue row
secret hide hid | know tell nobody
grandchild > grandson granddaughter
grandchild child | birth
son > lad
kid lad boy
baby > girl boy
sex gender | boy girl
brother twin
sister twin
marriage | divorce
divorce split | marriage husband wife
relationship get
deaf hear hearing | ear
blind see sight eyesight glasses short-sighted vision eye | wear
eyesight > glasses
wear put | glasses boot helmet harness
helmet harness goggles glove | wear safety
faint collapse collapsed | floor fall
collapse | sat floor getup
breath breathe | panic
panic breath
sting stung bite bee wasp | eye
bee hive honey | sting
plant > orchid rose flower tree
orchid flower | plant pot
flower > rose orchid tulip lily
collect collection gather | keep full
fish fishing | boat sea octopus catch
catch caught | fish
fruit > peach melon fig apple strawberry grape cherry
vegetable > tomato onion potato carrot
market stall | sell
food > fish meat fig melon cheese
dish | cook
drink > coffee tea
coffee tea | drink cup
choir | sing practice
concert sing perform performance | church music
conductor orchestra conduct | music concert
singer > soprano tenor alto bass
knit sew crochet | wool make
dress gown costume | wear
seamstress tailor | sew opera
therapist counsellor psychologist psychiatrist | see before
counsellor tutor | come
prescribe tablet
intensive care
dialysis kidney
dead widow
religion > church mosque synagogue catholic muslim jewish christian
confide tell told | nobody
ask tell
compare measure against | comparison
ambition become want | future dream
become want | drummer
sea coast beach
church | sunday
fly flight plane | airport never
fly plane airport
`
