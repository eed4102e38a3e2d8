/** Things, travel, technology, time and verbs of every day; how a line is read says `related-words.ts`. */
export const WORLD = `
car vehicle | drive
vehicle > car van lorry truck bus tram train taxi motorbike bike scooter tractor
car > audi bmw ford toyota volkswagen golf fiat skoda renault peugeot honda estate hatchback
lorry truck | van driver
van | delivery lorry vehicle
fleet | van lorry truck vehicle car
drive drove driver driving | car van bus road licence
travel trip journey travelling | fly flight train holiday drive
travel > fly flight train drive bus
commute | travel train drive work
flight fly plane flew airline | airport travel cancel
airport terminal | flight
train railway rail | station
bus coach | stop
taxi cab
bike bicycle cycle cycling | ride
luggage suitcase bag baggage | lose flight
ticket fare | pay price flight train
passenger traveller | seat
road street motorway | drive
route round | drive delivery plan
park parking
far distance mile kilometre | from away drive
near nearby close | from
accommodation hotel | stay night room
stay stayed | hotel night
tourist visit visitor
visit visited | come see
computer laptop pc tablet | it software device
it computer technology tech | software system database
software system program programme tool platform app application package | computer it use technology
system tool > crm spreadsheet excel database whiteboard paper
spreadsheet excel | software sheet
database | it data software
data information | record database
device machine equipment kit appliance | tool
machine equipment device > printer slicer robot oven scanner pump forklift tractor terminal charger boiler washer dishwasher fridge drill press lathe mixer
phone mobile smartphone | call
internet broadband wifi connection online network | down router
password login log account | sign
website site web online page | internet
printer print | paper
screen display | tv
robot automation automate automatic | machine
brand make model manufacturer | called
colour color > red blue green black white grey silver yellow orange brown pink purple
material > wood steel metal plastic glass stone brick
update upgrade | version new
install installation setup | fit
data journey
migrate migration changeover switchover | data
security secure safe safety | risk
risk risky danger dangerous | safe worry
fire burn burnt | smoke
weather > rain snow storm sun wind
food order
stock inventory | store warehouse
delivery order drop
size big large | square number
many number amount count total | figure
size > staff employee people
old age year since | built new
new recent recently | old
modern old outdated
oven baker bakery bread | bake
bakery bread bake baked baker loaf | oven
restaurant cafe | eat food table waiter
hotel guest | room
shop store retail | customer sell
season > spring summer autumn winter
day > monday tuesday wednesday thursday friday saturday sunday
month > january february march april may june july august september october november december
time > hour morning evening night
morning early dawn
evening night late tonight
today now tonight
date day
soon quick quickly fast | time minute
fast quick quickly speed | slow time minute
slow | late
often frequently frequency regular regularly | week daily times every
daily | day every
before previous previously earlier former formerly past | ago used history ex
history past | before ago
after then later afterwards
since start
future ahead plan
tried try attempt | before
use using used | with work
give gave provide
get obtain receive
find found search look
lookfor seek search | want need find
need require necessary must | want
know aware | hear
think opinion view believe | say feel
prove show
prevent avoid stop | without
manage cope handle deal | able
cope handle
able can capable
finish complete done | end
win won prize award | success
lead led
quit giveup stop
shout yell scream | angry argue
hit beat attack violent violence | fight hurt
ignore ignored | listen answer
listen heard hear
fight | hit argue
leave left depart go exit
stay remain
meet met know
bring brought take carry
send sent post
hold held kept keep
suffer | pain problem
affect impact effect influence | result cause
cause reason because | why lead
result outcome consequence | end
solve solution resolve | fix answer
solution alternative option | instead
problem trouble issue difficulty challenge | wrong bad hard
difficult hard tough challenging | problem struggle
struggle | hard difficult
important matter priority care | want need
important > want
goal aim objective | want plan target
want > goal
expect expectation
advantage benefit | good use help
convince persuade | want see trust
payback | month year return
space room place | big
group | team people
meeting minute
alarm bell | call
bell call
fault alarm
clean cleaning cleaner tidy | dirty
dirty filthy | clean
crowded full busy | many
busy | time full short
light lamp | dark
trafficlight | light junction
traffic | road jam
tv television
newspaper press
film movie cinema
dog puppy walk
picture film video | edit
film video movie | wedding
edit cut | film video
district area region quarter neighbourhood
affected hit
weather > sleet fog ice frost hail sunshine
street road pavement lane | corner
lit light lamp dark
junction crossing corner crossroad | road lane
indicator indicate signal | turn car
cyclist cycle bike
floor storey level lift high
high height tall | floor metre fourth
building > hotel school hospital factory house office tower
site | building
site scaffold scaffolder
close shut | open end
opening hour open close
start opening
weight weigh heavy kilo
heavy weigh weight
mattress bed
seat place chair | table
catch train leave
catch leave train
deadline time
stay sleep
end stop
town city village | live
visit see
send sent
repair restore restored | old car
restore repair
share live
share together
settle settled live move
age years
worst hard bad | problem
best good
van forms
form van
lift elevator
stairs stair step
`
