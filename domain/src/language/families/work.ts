/** Work, offices, selling and learning; how a line is read says `related-words.ts`. */
export const WORK = `
staff team employee people personnel workforce crew headcount | worker colleague hire agency manager
worker > labourer cleaner driver nurse technician assistant picker packer clerk cashier operator mechanic welder
worker staff employee
colleague coworker workmate teammate mate | team peer
boss manager supervisor superior | director head report chief lead leader line
director ceo chief managing executive | boss head
boss > ceo director owner chair trustee foreman principal headteacher matron
supervise manage lead oversee run | team responsible charge
manage > team people report under
report answer | boss manager
subordinate | team under report manage
job work career position post role occupation profession employment | living
job > nurse teacher driver engineer accountant lawyer plumber electrician chef cook baker farmer clerk cashier waiter builder carpenter secretary receptionist translator designer developer programmer consultant analyst salesman caretaker cleaner mechanic doctor dentist vet librarian journalist
unemployed redundant jobless | dismiss lose job work
dismiss fire sack redundant layoff terminate | lose job contract redundancy
resign quit leave handnotice notice | job retire
retire retirement pension pensioner | leave
hire recruit recruitment vacancy staffing | find young people candidate applicant
apply application applicant candidate candidacy | job interview passover
promotion promote passover senior | job raise career
interview | candidate apply job panel
shift rota roster | hour night work schedule
shift > night day early late morning
overtime extra | hour late shift
parttime halftime | hour shift
freelance freelancer selfemployed contractor | client own
business company firm organisation organization enterprise employer | shop trade employ
business > bakery shop restaurant cafe garage salon farm hotel pub practice clinic agency factory plant brewery bakery haulage studio gym nursery warehouse dealership
own owner belong possess | run founder founded open
founder founded establish | start began open set
start begin began open launch commence | since join set
stop end finish cease quit | over
industry sector trade field | business company
department unit division section ward | team
unit > ward
office desk | work building branch
branch site location premises place | office shop
branch > depot store shop clinic office warehouse
factory plant mill works | line production machine
warehouse depot store | stock storage
warehouse picker pick | aisle
colleague > engineer nurse teacher driver
customer client buyer shopper | account guest patient passenger user visitor
client > patient customer guest tenant
patient resident | ward bed clinic
tenant lodger renter | rent landlord flat
user | customer people account
supplier vendor provider | competitor seller company
competitor rival competition | alternative vendor other
order | delivery buy purchase
supply deliver sell send | order customer
contract agreement deal | sign renewal terms run
expire runout lapse end renew renewal | contract until
sign signature | contract agree paper document
decide decision approve approval authorise authority signoff permission | sign agree board trustee recommend
decide > trustee committee board ceo boss owner
recommend recommendation suggest advise | decide propose
committee board trustee council panel | vote member meeting
vote | committee election majority
budget | spend money cost price afford fund
spend spending | budget cost money pay
target quota goal | aim number figure forecast
deadline due | date until finish target
project | plan initiative programme lead
plan planning intend intention | schedule future
schedule timetable calendar | plan time rota appointment
meeting meet session conference | appointment talk
presentation present pitch speech talk | audience slide
task duty responsibility responsible | job work charge
skill ability talent strength | able know experience train
weakness weak | bad struggle
achievement achieve proud accomplishment accomplish success | improve cut reduce win award
experience background | year work history career
qualification qualified certificate diploma degree licence license | train course study exam
train training learn study course | qualification teach degree master
teach teacher lesson class | school train pupil
school > primary secondary academy college
school college | pupil teacher class education
university college | degree study master student
degree > master bachelor phd doctorate mba
study > degree master course exam university college
student pupil | school class university
exam test | grade mark pass
grade mark score | exam result
thesis dissertation | university supervisor
homework | school
productivity productive efficient efficiency output | time
meeting > standup
email mail letter message | write send inbox
letter > write wrote
write wrote written | letter note document paper
document paper paperwork form record file | write report
note | write record keep
evidence proof | document photo receipt record witness
track tracking monitor record | follow
report | write tell
feedback review appraisal evaluation | criticism assess
criticise criticism criticize blame | fault
credit praise recognition recognise appreciate thank | notice
conflict argument argue quarrel row dispute fight | disagree shout tension
apologise apology sorry apologize | regret
bully bullying harass harassment mob | treat
discrimination discriminate unfair | treat fair equal
union | strike member
strike | union
volunteer voluntary charity | help
intern apprentice trainee apprenticeship internship | young train
profit margin | revenue earn money
revenue turnover income sale | earn sell
growth grow expand expansion | increase bigger
reduce cut lower decrease shrink fall drop decline | save less
increase rise raise grow up | more higher
improve improvement better | reduce cut change raise fix
change switch replace changeover | new convert
keep retain preserve | lose
lose loss lost | miss
turnover churn retention | leave staff keep quit
mistake error fault slip | wrong defect
accuracy accurate precise | error right quality
quality standard | defect good
defect defective faulty fault | broken reject
waste scrap | throw
quota target
market marketing advertising advertise ads advert promote | campaign
negotiate negotiation bargain haggle | price
discount reduction rebate | price offer
offer | propose price job
trial pilot test try | before demo
demonstration demo | see show
demonstrate show see | working
guarantee warranty | promise fix
reference referral | recommend other
standard procedure process routine | way
seven-day opening
article piece story column | write word newspaper
reporter journalist | write newspaper article
deadline | file submit hand
consult consulted ask involve | decide before
newcomer starter beginner | new train
apprentice trainee learner | learn copy
deputy second number assistant | boss
predecessor former previous before | head leave
colleague > deputy
rejection reject refuse | job apply
vacancy position post | look fill
fill | look post
placement internship | work year
supervisor tutor mentor | teach
certificate licence permit ticket | drive course
army military force soldier navy | serve tour
veteran | army
firefighter fireman | fire brigade watch
profession trade | job teacher
absence sickleave
misconduct theft | dismiss
warning disciplinary | misconduct
hearing tribunal | dismiss
appeal | refuse dismiss
signature sign petition | against people
campaign petition | against
safety representative | duty
role duty function | representative
consultancy consultant | advise company
parental maternity paternity | leave baby
presentation slide | forecast
forecast projection prediction | figure
result figure number
output production produce make | line
stoppage stop halt | line machine
tool > wrench hammer drill saw screwdriver spanner torque
forms form checklist | paper
inspect inspection inspector audit auditor | visit check
check test examine | inspect
licence licensed
learn learnt taught
specialise specialize speciality specialty
rank ranking
wholesale wholesaler
noshow > show
`
