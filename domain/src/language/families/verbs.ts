/** What people do, and by what other words it is told; how a line is read says `related-words.ts`. */
export const VERBS_OF_EVERY_DAY = `
choose chose pick select decide | prefer option
prefer rather favourite | like choose best
persuade convince talk | agree
suggest propose recommend advise | idea
insist demand | want
warn warned warning | tell notice
explain explanation | tell say reason
complain moan grumble
argue quarrel row disagree | shout fight fall
disagree object oppose against | argue
support favour back | agree
agree accept | approve yes
admit confess own | tell say
deny | no say
hide conceal secret | nobody told tell
promise vow swear | say
apologise sorry | say
forgive | sorry
blame accuse fault | say responsible
accuse allege claim say | theft
punish penalty sanction | warning
notice spot realise discover learn see | find
discover find realise | learn
realise notice understand | know
forget | remember
remember recall memory | think remind
remind memory | think
believe think | convince
doubt unsure uncertain | sure think
guess estimate reckon
wonder ask
imagine picture
dream nightmare | sleep night
sleep nap | bed
wake getup | morning early
cook prepare make | meal food
bake make | cake bread
clean tidy wash scrub | dirty
repair mend fix restore | broken work
build construct put | house
paint decorate | wall
plant grow sow | garden field
cut chop
carry lift | heavy
lift heavy | back
throw threw chuck | away
drop fall
break smash crack snap | glass
tear rip
burn fire
flood water leak | damage
leak drip | water roof pipe
smell stink | gas
taste flavour | food
bleed blood
cough | chest
breathe breath | chest
faint collapse passout | fall floor
swell swollen
vomit sick throwup
recover recovery heal | better
treat treatment cure | therapy tablet
examine scan xray | doctor hospital
diagnose diagnosis | illness doctor told
inject injection vaccine jab
bury burial funeral | dead
inherit left | will
adopt foster | child
raise bringup grewup | child
date dating | boyfriend girlfriend
propose engaged engagement fiance | marry wedding ring
cheat affair unfaithful | husband wife
leave leaving move moveout walk | gone left
return come back | home
arrive land reach come | get
depart leave go | at
travel drive fly ride commute | train bus car journey
ride bike horse | cycle
walk foot hike | go
run jog | marathon
swim pool | swimming
climb | mountain
fall trip slip stumble
crash collide hit run | car accident
hit strike struck knock | head
kick punch slap beat | hit
push shove
attack assault | hit police
steal nick take took | missing
rob burgle break | house steal
arrest police | charge
sue court | lawyer claim
win won | prize case award
lose lost | case money
earn make bring | money month
spend pay cost | money
charge bill invoice | pay
owe debt
borrow loan
lend loan
save put
invest put | money
buy get order purchase
rent let hire lease
let rent | flat tenant
hire employ take | staff
fire sack dismiss
resign quit
promote | job
train teach show | learn course
teach show instruct | lesson
study learn read | course exam university
pass fail | exam test
fail | exam
graduate finish | university degree
practise rehearse rehearsal | play
perform play | stage concert
draw sketch | art
write author | book letter
film shoot | video
record recording
watch see | tv
shout yell scream
cry weep
laugh funny joke
hug kiss
worry fret | afraid sleep
hope wish
regret sorry | wish mistake
enjoy love like fun | happy
hate loathe detest dislike
miss long | gone
fear afraid dread
trust rely depend
rely depend | trust
help assist support lend hand
care look nurse | ill old
mind care | look child
babysit mind look | child
feed | eat food
share split | with live
join member | since became
belong member
lead run head manage | charge
charge lead head
organise arrange plan | run
book reserve reservation | table room appointment
cancel calloff postpone | appointment
postpone delay put
deliver bring
collect fetch
send post mail ship
receive get | letter
sign | contract form
fill complete | form
return bring | back shop
wait queue
queue wait line
call ring phone
text message sms | send phone
email write
answer pickup | phone
visit see come call
invite ask | party
meet met introduce know | first
know met acquainted | friend
happen occur go
change alter switch become different
become turn
increase rise grow
decrease fall drop
improve better progress
worsen worse deteriorate decline
start begin take
stop quit giveup end finish
continue goon keep
finish complete done end
close shut
own have belong
use operate work
produce make manufacture output
make produce
measure weigh
count number
check test inspect
monitor watch track
install fit put
move relocate transfer
replace change swap
lack miss short without | need no
need require | want
depend rely
contain hold inside | in
hold contain capacity seat
cover include | insurance
protect safe
avoid prevent
allow let permit
forbid ban prohibit | allow not
refuse decline reject
delay postpone hold
last take long
expire end runout
die dead
survive live
`
