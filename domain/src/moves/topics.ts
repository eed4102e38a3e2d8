import { groupsIn } from './word-groups.ts'

/**
 * What words name, so that what was learned of "drivers" holds for "midwives". Meanings say what a word may do
 * in a question; these only what it is about.
 */
const TOPICS = {
  family: `family families wife husband partner* son sons daughter* kid kids child children baby babies mum mom
    mother* mam dad father* parent* sister* brother* cousin* aunt* uncle* gran granny grandma grandad grandpa
    grandmother grandfather grandchild* grandson* granddaughter* nan nephew* niece* twins toddler* teenager*
    boyfriend* girlfriend* fiance* spouse* stepdad in-laws relative* boy boys girl girls godmother widow* bride* groom*
    love lover* household friend friends mate mates neighbour* neighbor* flatmate* buddy`,
  clients: `customer* client* patient* guest* visitor* tenant* resident* passenger* member* subscriber* buyer* shopper*
    user users public people folk folks audience reader* regular* donor* pupil* student* fan fans congregation
    parish* villager* commuter* diner* viewer* citizen* taxpayer* applicant* candidate* caller* claimant* delegate*
    tourist* listener* rider* player* fellow* community shareholder* investor* sponsor* consumer* everyone everybody
    stranger* elderly pensioner* bereaved others`,
  colleagues: `staff team teams crew* colleague* employee* worker* guys lads folks driver* nurse* doctor* engineer*
    technician* mechanic* cook cooks chef* waiter* cleaner* clerk* apprentice* trainee* intern interns volunteer* foreman
    supervisor* manager* boss* lead leads director* assistant* secretar* receptionist* dispatcher* planner* operator*
    porter* welder* fitter* electrician* plumber* carpenter* joiner* builder* baker* farmer* teacher* tutor* coach*
    carer* caregiver* midwi* pharmacist* therapist* physio* surgeon* guard guards captain* pilot* sailor* fisherm*
    rep reps agent agents broker* buyer* consultant* accountant* bookkeeper* lawyer* paralegal* junior* newcomer* shift
    temp temps freelancer* contractor* subcontractor* hand hands owner* shop-floor department* departments office union
    warden* janitor* housekeep* barber* stylist* florist* editor* translator* developer* programmer* tester* admin
    salesp* sales recruiter* trainer* groom rangers ranger* lifeguard* priest* sexton* organist* cast musician* singer*`,
  authority: `bank banks council* inspector* inspection* police officer* judge* court tribunal* jury magistrate* ministry
    government mayor* minister* board trustee* regulator* auditor* audit insurer* insurance insurers underwriter* press
    newspaper* reporter* journalist* landlord* landlady licen* headmaster headmistress principal* dean bishop* commission
    committee* authorit* taxman tax revenue customs embassy immigration registrar* social services probation bailiff*
    creditor* lender* franchise* headquarters head-office supplier* vendor* competitor* competition rival* union media
    school hospital agency agencies state city county federation`,
  vehicle: `car cars van vans truck* lorr* bus buses minibus* coach taxi* cab cabs tractor* trailer* forklift* bike* bicycle*
    motorbike* scooter* train trains tram trams plane* aircraft helicopter* boat* ship ships ferr* vessel* ambulance* wagon*
    fleet tanker* excavator* digger* crane* tyre* tire tires wheel wheels brake* engine* gearbox clutch mileage diesel
    petrol fuel parking garage road roads motorway* route* traffic harbour* harbor* port dock docks jetty runway driveway`,
  machine: `machine* device* equipment printer* scanner* copier* pump pumps boiler* heater* heating furnace* oven* fridge*
    freezer* dishwasher* washer* dryer* mixer* lathe* press presses saw saws mill mills drill* loom* kiln* lift lifts
    elevator* conveyor* belt belts motor* generator* compressor* turbine* robot* sensor* alarm* camera* radio* phone phones
    telephone* screen* monitor* tablet laptop* server* router* modem* battery batteries charger* cable* wire wiring
    plug plugs switch* valve* pipe pipes filter* tank tanks silo* hose* nozzle* gauge* meter meters scale scales lamp*
    light lights bulb* fan fans vent* air-con thermostat* mri scan ultrasound x-ray pacemaker* wheelchair* hoist* tool
    tools blade* needle* instrument* piano* organ guitar* keyboard* microphone* speaker* projector* lock locks key keys
    door doors gate gates till register hardware kit part parts`,
  software: `software system systems app apps website* site web online portal* program programs programme platform* database*
    spreadsheet* excel email* e-mail* inbox text texts message* whatsapp chat login* password* account accounts update*
    upgrade* version* file files folder* backup* cloud data digital code network wifi wi-fi internet broadband erp crm
    dashboard* report reports form forms template* automat* scan ai bot chatbot* click* upload* download* error*`,
  place: `shop shops store stores office* warehouse* factory factories plant plants site sites depot* branch* hotel* hostel*
    restaurant* kitchen* bakery bakeries cafe canteen pub pubs bar bars clinic* ward wards surgery hospital* school* class
    classroom* college* universit* nursery library museum* theatre* church* chapel farm farms barn* stable* field fields
    yard yards garden* greenhouse* forest* orchard* vineyard* house houses home homes flat flats apartment* room rooms
    bedroom* bathroom* hall halls corridor* stairs staircase basement* cellar* attic* roof* floor* wall walls ceiling*
    window* building* estate* village* town towns city cities street* square market* station* airport* bridge* tunnel*
    camp* pitch court pool pools gym gyms studio* workshop* lab labs laborator* reception lobby desk desks counter* shelf
    shelves rack racks island* coast beach river* lake* hill hills mountain*`,
  paper: `paper* document* contract* lease* invoice* bill bills receipt* letter* form forms leaflet* brochure* catalogue*
    flyer* certificate* licence* license* permit* passport* visa* statement* report* file files record* log logbook ledger*
    list lists schedule* rota* rotas timetable* diary calendar* plan plans drawing* map maps manual* menu* label* ticket*
    voucher* card cards cheque* check checks envelope* page pages note notes notebook* book books policy policies clause*
    prescription* transcript* offer* quote* quotes proposal* tender* order orders application* cv resume signature*
    stamp* photo* minutes agenda article* essay* proof* headline* review reviews survey* figures`,
  food: `food* meal* breakfast lunch* dinner* supper* bread* cake* pastr* pasta rice meat beef pork fish* chicken* egg eggs
    milk cheese butter fruit* vegetable* apple* potato* salad* soup* sauce* salt sugar flour dough coffee* tea teas water
    juice* drink drinks wine* beer* cider menu dish dishes plate* snack* chocolate* sandwich* pizza* recipe* ingredient*
    harvest* crop crops grain* hay seed seeds honey grape* wheat`,
  body: `body head eye eyes ear ears nose mouth tooth teeth gum gums throat neck shoulder* arm arms hand hands finger* wrist*
    elbow* chest lung lungs heart stomach tummy belly back hip hips leg legs knee knees foot feet ankle* toe toes skin bone*
    muscle* blood nerve* brain kidney* liver breath* voice hair weight`,
  illness: `ill illness* sick sickness disease* symptom* pain pains painful ache* aching headache* migraine* cough* cold flu
    fever* temperature rash* itch* swell* swollen dizz* faint* nausea* vomit* bleed* bruise* wound* cut burn* infect*
    asthma wheez* breathless* diabet* insulin cancer tumour* stroke* seizure* blood-pressure cholesterol allerg* pregnan*
    birth depress* anxi* panic insomnia tired* exhaust* fatigue numb* tingl* stiff* limp* cramp* palpitat* sweat* shak*
    stress* burnout injur* fracture* sprain* concussion dementia surgery operation chemo`,
  medicine: `medicine* medication* tablet tablets pill pills dose* doses dosage inhaler* injection* vaccine* antibiotic*
    painkiller* ibuprofen paracetamol statin* metformin insulin methadone steroid* cream ointment* bandage* plaster*
    dialysis therapy treatment* prescription* treat treated physio appointment* checkup scan blood-test test tests diet*
    exercise* walk walks sleep bed`,
  habit: `smok* cigarette* fag fags vap* nicotine drinking drank drunk alcohol wine* beer* vodka bottle* pint pints sober
    weed cannabis drug* cocaine coke gambl* bet bets betting casino slot slots scroll* screen-time snack* sweets biscuit*
    quit quitting craving* relapse* addict* hangover*`,
  nature: `weather rain* snow* frost* ice icy storm* wind windy sun sunny heat hot dry wet drought* flood* mud muddy fog
    winter* summer* spring autumn animal* dog dogs cat cats horse* cow cows cattle sheep goat* pig pigs hen hens chicken*
    calf calves herd* flock* bee bees hive* tree* grass soil bees wolf fox fish rat rats mouse mice insect* weeds plant*`,
  household: `clothes coat* shirt* dress* shoe* boot* hat hats uniform* laundry wash* linen towel* bed beds mattress* sofa*
    chair* table* furniture carpet* curtain* dish-washing cleaning rubbish trash bin bins dust mould damp paint* toy toys
    tv television bag bags box boxes suitcase* luggage parcel*`,
  event: `wedding* funeral* birthday* christmas easter holiday* vacation* party parties festival* concert* fair show shows
    gala* conference* meeting* exhibition* match matches game games season* tour* trip* journey* flight* ceremony launch*
    opening* exam* test interview* hearing* trial* audit inspection* weekend* event events rehearsal* performance*`,
  goods: `order orders stock stocks delivery deliver* shipment* goods product* parts part supply supplies supplier* pallet*
    crate* container* box boxes package* packag* parcel* load loads return returns material* steel timber wood cement
    concrete fabric* batch* sample* spare* inventory item items size sizes quality cargo freight reorder*`,
  money: `money cash price* cost* fee fees rent* wage* salar* pay paid paying payment* payroll budget* loan* mortgage* debt*
    credit interest saving* tax taxes vat deposit* discount* refund* bill bills invoice* profit* margin* turnover revenue*
    sales income bonus* commission* pension* insurance premium* fine fines penalt* compensation grant* fund* funding
    donation* euro* dollar* pound* cent cents quid buck bucks grand thousand* million* figure sum amount* percent rate
    rates expens* cheap* afford* bank overdraft* bankrupt* invest* payback roi`,
  work: `work works job jobs shift shifts role roles task* duty duties career* hours overtime break breaks holiday* leave
    training* promotion* contract* notice project* deadline* target* plan plans schedule* workload* routine handover*
    meeting* rota* hire hired hiring recruit* vacanc* resign* redundan* retire* pension* experience cv qualifi* skill*
    process* procedure* method* step steps system set-up setup practice policy policies rule rules standard*`,
  law: `law laws legal lawyer* solicitor* court* judge* trial* witness* evidence case cases claim* sue sued suing lawsuit*
    charge* charged guilty innocent sentence* prison* jail custody bail appeal* testimony testif* statement* oath crime*
    criminal* theft* steal* stole* robbery fraud* assault* police arrest* warrant* liab* breach* eviction* evict* divorce*
    settle* settlement mediat* injunction* licence permit* regulation* complian*`,
  clock: `oclock hour hours minute* second seconds morning* noon afternoon* evening* night nights midnight today tonight
    tomorrow yesterday early late am pm breakfast lunchtime bedtime dawn dark daylight overnight`,
  calendar: `monday* tuesday* wednesday* thursday* friday* saturday* sunday* weekday* weekend* january february march april
    may june july august september october november december day days daily week weeks weekly fortnight* month months
    monthly quarter* year years yearly annual* season* spring summer autumn winter christmas easter decade*`,
  telling: `tell tells told telling say says said saying ask asks asked asking talk talks talked speak spoke call calls called
    calling ring rings rang phone* write* wrote written text* email* answer* answered reply replied explain* describe*
    mention* complain* shout* scream* yell* cry cried cries weep* whisper* argue* swear* apologis* apologiz* promise*
    announce* report* warn* hear heard listen* gossip* rumour* rumor* word talked`,
  routine: `handle* manage* organis* organiz* keep keeps kept store* track* record* check* count* measure* weigh* sort sorts
    sorted plan planned arrange* book* schedule* order* buy buys bought sell sells sold send sends sent deliver* pick picks
    picked pack packs packed carry carries load* unload* move* clean* wash* cook* bake* serve* feed feeds fed milk water
    plant* grow* cut cuts build* repair* mend* maintain* service* inspect* test* print* type* file* enter* copy* scan*
    train* teach* hire* pay pays approve* sign signs signed decide* choose* run runs use uses used make makes produce*`,
  ending: `lose loses lost losing miss misses missed quit quits left leave leaves leaving resign* cancel* drop* stop stops
    stopped close* closed shut* end ends ended finish* give-up gone goes away walk* fire fired sack* reject* refuse* turn
    turned send-back throw threw waste* scrap* spoil* spoilt rot rots rotten die dies died dead kill* empty empties fewer
    vanish* disappear* withdraw* withdrawn postpone* delay* wait waits waited waiting skip* behind give`,
  harm: `break breaks broke broken fail* fall falls fell crash* jam* leak* burst* crack* tear* torn bend bent burn* burnt
    flood* smash* damage* wreck* ruin* collapse* explode* slip* trip* stuck block* clog* freeze* froze frozen overheat*
    short-circuit rust* worn wear* fray* loose bust fault* bug bugs glitch* hiccup* wrong mistake* error* mix-up mixed
    confus* forget* forgot* forgotten lose steal* stolen hit hits hurt* injur* attack* threat* bully* bullied fight*`,
  poor: `bad poor weak thin dull dirty filthy messy cramped tight narrow small slow late old outdated stale cold dark damp
    loud noisy heavy clumsy awkward ugly rough uneven blurry blank empty expensive dear complicated confusing boring
    unreliable unsafe unfair rude angry upset sad lonely tired scared afraid worried nervous ashamed embarrass* desperate
    hopeless frustrat* annoy* fed-up furious bitter jealous disappoint* stubborn difficult hard tough short scarce`,
  good: `good great fine nice lovely perfect ideal happy glad proud calm relaxed safe secure clean fresh warm bright quiet
    smooth clear easy simple quick fast reliable solid strong healthy fit free fair kind friendly useful helpful handy
    beautiful brilliant excellent comfortable confident certain sure satisfied pleased relieved peaceful normal`,
  better: `better easier faster quicker calmer quieter simpler safer sooner smoother cheaper lighter longer freer prouder
    happier stronger fuller nicer warmer brighter shorter fewer less healthier fitter cleaner clearer kinder closer earlier
    bigger more extra improve* improv* gain* win wins won save* saved rid solve* cured heal* relief relax* rest spare
    free-up sleep smile* laugh* enjoy* celebrat* proud`,
  worse: `worse heavier slower later harder louder angrier sicker weaker poorer colder darker tighter fewer dearer longer
    thinner shorter worsen* drop* sink* shrink* slide* slip* decline* rise* climb* double* triple* spread* grow* pile*
    drag* slipping mount* build-up suffer* struggl* threaten* risk* danger* penal* fine fined blame* shame* trust trusting`,
  perceiving: `notice* noticed see sees saw seen look looks looked watch* feel feels felt feeling hear heard smell* taste*
    sense* seem* sound sounds think thinks thought believe* know knows knew known wonder* guess* remember* understand*
    realis* realiz* expect* imagine* picture* hope* wish* want wants wanted need needs needed like likes liked prefer*
    love loves loved hate* fear* worry worries trust* mind minds care cares`,
} as const satisfies Record<string, string>

export type Topic = keyof typeof TOPICS

/** For each of the words, what it may name. */
export const topicsOf = groupsIn(TOPICS)
