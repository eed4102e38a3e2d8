/** What is a kind of what; how a line is read says `related-words.ts`. */
export const KINDS = `
subject > math maths mathematics physics chemistry biology history geography english art music law economics psychology engineering medicine literature philosophy
subject study > law medicine history nursing engineering
illness disease condition > diabetes cancer asthma depression arthritis flu dementia stroke epilepsy migraine parkinson pneumonia bronchitis eczema angina alzheimer sclerosis covid shingles anaemia hernia gout thyroid
injury > fracture burn cut bruise sprain concussion whiplash wound dislocated broken
symptom > pain cough fever headache dizzy rash tired nausea vomit swelling itch numb bleeding breathless cramp
treatment > surgery operation chemotherapy physiotherapy therapy tablet injection medication dialysis radiotherapy insulin
medicine > tablet pill insulin antidepressant ibuprofen paracetamol inhaler antibiotic aspirin statin steroid painkiller drop
doctor > gp consultant surgeon specialist psychiatrist cardiologist paediatrician dermatologist dentist neurologist
body > head neck shoulder back arm elbow wrist hand finger chest stomach hip leg knee ankle foot toe eye ear nose jaw rib
fracture break broken > wrist arm leg ankle hip collarbone rib nose
instrument > drum guitar piano violin trumpet keyboard cello flute saxophone bass organ accordion clarinet harp viola oboe trombone
sport > football tennis running swimming cycling yoga gym golf rugby cricket boxing rowing hockey basketball hiking judo karate badminton squash volleyball handball climbing skiing sailing marathon darts bowls netball athletics surfing
hobby > choir gardening painting fishing football chess guitar piano drum knitting reading allotment cycling hiking photography pottery baking swimming climbing dancing birdwatching sewing crossword woodwork model collecting running sailing
pet > dog cat rabbit hamster horse parrot budgie tortoise goldfish canary greyhound labrador terrier spaniel collie poodle kitten puppy pony
dog > greyhound labrador terrier spaniel collie poodle alsatian beagle dachshund puppy
horse > pony mare stallion
animal livestock > cow sheep pig goat chicken hen cattle calf horse lamb duck goose turkey ewe bull alpaca
crop > wheat barley potato maize rape corn oats beet hop rice bean
fruit > peach melon fig apple strawberry grape cherry pear plum orange banana lemon
vegetable > tomato onion potato carrot leek cabbage courgette pepper bean
meat > beef pork lamb chicken sausage bacon ham steak
fish > salmon cod haddock trout herring tuna octopus mackerel
food dish > soup stew curry pasta pizza fish bread cake cheese rice salad sandwich pie
cake > sponge muffin scone tart
drink > coffee tea beer wine water juice whisky lemonade
alcohol > beer wine whisky vodka raki gin sherry brandy rum cider lager schnapps
vehicle > car van lorry truck bus tram train taxi motorbike moped bike scooter tractor minibus ambulance trailer forklift caravan
car > audi bmw ford toyota volkswagen golf fiat skoda renault peugeot honda vauxhall mercedes volvo saab tesla nissan mazda kia hyundai
transport > car bus train tram bike foot tube taxi ferry plane metro
boat ship > ferry yacht trawler canoe barge dinghy
machine > lathe press drill mixer dryer washer mower harvester excavator crane loom
appliance > fridge freezer oven cooker dishwasher washing kettle toaster microwave boiler
device > phone laptop tablet printer camera scanner router television tv
tool > wrench hammer drill saw screwdriver spanner torque chisel ladder
weapon > knife gun pistol hammer bottle
furniture > table chair sofa bed desk wardrobe shelf cupboard
clothes clothing > boot coat shoe jacket shirt dress suit trousers jumper cardigan hat scarf glove uniform skirt jeans cap
jewellery > ring necklace bracelet watch earring brooch
building > house flat hotel school hospital church barn office tower shed garage warehouse mill
room > kitchen bedroom bathroom lounge hall attic cellar study
workplace > office factory warehouse shop school hospital ward site depot kitchen
country > britain england germany france spain italy poland nigeria ghana kenya india pakistan iran ireland scotland wales america canada australia portugal turkey greece romania ukraine syria china japan kosovo switzerland austria norway sweden denmark finland netherlands belgium hungary brazil mexico egypt morocco lebanon vietnam philippines jamaica zimbabwe somalia ethiopia afghanistan bangladesh russia
language > english german french spanish polish arabic turkish italian mandarin urdu portuguese russian hindi dutch greek welsh romanian farsi
nationality > british english german french spanish polish italian nigerian indian irish scottish welsh american portuguese turkish greek romanian ukrainian dutch swedish norwegian
religion > church mosque synagogue temple catholic muslim jewish christian hindu sikh buddhist methodist
relative family > wife husband son daughter mother father brother sister child parent grandmother grandfather uncle aunt cousin nephew niece grandson granddaughter twin partner mother-in-law stepfather stepmother
feeling > afraid angry guilty proud lonely ashamed tired happy sad hate love relieved jealous anxious bitter helpless furious embarrassed
crime > theft burglary assault fraud robbery murder vandalism arson
document > passport contract letter certificate invoice receipt will licence report statement form deed lease
proof evidence > photo receipt letter email video recording document witness statement screenshot text
qualification > degree diploma certificate licence master bachelor apprenticeship phd nvq gcse
software > excel salesforce sap outlook word teams slack crm spreadsheet
payment > cash card cheque transfer instalment
income > wage salary pension benefit allowance rent profit
bill > gas electricity water rent phone tax council
cost expense > rent mortgage fuel petrol wage heating fee food childcare
currency > pound euro dollar franc
colour > red blue green black white grey silver yellow orange brown pink purple beige navy gold cream
material > wood oak pine steel metal plastic glass stone brick leather cotton wool silk concrete
weather > rain snow storm sun sunny wind windy sleet fog ice frost hail cloud hot cold dry wet
season > spring summer autumn winter
party politics > labour conservative liberal green
event > wedding funeral party conference concert festival match birthday anniversary exhibition christening
celebration > birthday wedding anniversary christmas christening
accommodation > hotel hostel flat room caravan tent guesthouse
school > primary secondary nursery kindergarten college academy grammar
exam > gcse a-level driving theory final resit
employer > company council hospital school bank firm
colleague > technician engineer nurse teacher driver cook waiter assistant manager
role job > nurse teacher driver engineer accountant lawyer plumber electrician chef cook baker farmer clerk cashier waiter waitress builder carpenter secretary receptionist translator designer developer programmer consultant analyst caretaker cleaner mechanic doctor dentist vet librarian journalist reporter midwife pharmacist anaesthetist paramedic scaffolder bricklayer roofer painter decorator butcher hairdresser tailor seamstress gardener porter guard soldier pilot sailor fisherman miner welder fitter foreman supervisor buyer estate agent editor photographer musician singer actor artist author architect surveyor scientist researcher lecturer professor counsellor therapist priest vicar
`
