/** How things are, and things that are asked for by many names; how a line is read says `related-words.ts`. */
export const QUALITIES = `
satisfied happy pleased content | complain
unhappy dissatisfied | complain annoy
good great excellent fine | best
bad poor terrible awful | worst wrong
big large huge great | size
small little tiny | size
old elderly aged | age years
young | age
new recent modern
fast quick
slow | long
expensive dear costly
strict stern harsh tough | fair
kind nice friendly warm lovely | good
rude impolite | shout
shy quiet reserved
clever smart intelligent bright
stupid silly dumb fool
lazy idle
honest truthful truth true | lie
tired exhausted
busy | time
free available | time
available free | when
safe secure
dangerous risky unsafe hazardous
sick ill
healthy fit well
blind sight
deaf hearing
dirty filthy
wet damp
hot warm
cold cool frozen freezing chilly
loud noisy
broken faulty defective
ready prepared | prepare
experienced expert | years
famous known | called
popular | like customer
rich wealthy | money
poor broke | money
legal allowed lawful
fair unfair just
sure certain
different other
similar like same
important main key
urgent soon deadline
regular usual | every
rare seldom
daily | every day
weekly | every week
annual yearly | year
full crowded
missing lost gone
late overdue
alone single
pregnant expecting baby
married husband wife
divorced ex separated
retired pension
unemployed job
self-employed freelance own
qualified trained certificate
damage hurt broken
reason why because
purpose reason | for aim
method way how process
difference between
advantage good benefit
disadvantage bad drawback downside
rule regulation policy | allowed must
condition term | only if
agreement deal
arrangement plan agree
offer propose
price cost
size big metre square
weight kilo heavy stone
height tall metre
length long metre
distance mile kilometre far
speed fast mile
temperature degree cold hot
age old year
reference number code
address street live
contact phone email
background history past grew
childhood grew child
education school university degree study
career job worked
experience years worked
skill good
strength good best
weakness bad struggle
character personality like | person
reputation known name
appearance look
health ill
diet eat
habit always
routine every morning day
belief believe
attitude think
mood feel
motivation motive reason | want because
ambition goal want
future plan want
opinion think
advice advise suggest tell
news heard told
rumour heard say
gossip say talk
secret nobody
date day
deadline by
occasion event
opportunity chance
choice option
risk danger
threat threaten
pressure push demand
workload hours much busy
hours week shift
break rest lunch
salary pay
perk benefit bonus
team colleagues
atmosphere mood | team
culture | company
management managers boss
company firm
client customer
owner owns
founder founded started
competition competitor rival
product make sell
service offer
equipment machine
premises building
capacity seats hold
loss lose
debt owe
funding fund grant money | pay
grant funding
witness saw
sentence prison jail
prison jail sentence
pain hurt ache
anger angry temper
temper angry shout
`
