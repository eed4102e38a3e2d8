/**
 * Words that mean one thing together, and the one word by which they are known. Only what would be lost, or
 * taken for something else, word by word.
 */
const WRITTEN = `
off sick = sick; off work = sick;  off ill = sick; sick leave = sick absent; signed off = sick; calls in sick = sick; call in sick = sick
did you found = establish; laid off = dismiss; let go = dismiss; lay off = dismiss; made redundant = dismiss; given notice = resign
let him go = dismiss; let her go = dismiss; got fired = dismiss; hand in notice = resign; handed in notice = resign
moved out = moveout; move out = moveout; moving out = moveout; moved in = movein; move in = movein
grew up = grewup; grow up = grewup; growing up = grewup; brought up = grewup
put by = putby; set aside = setaside; put aside = setaside; put away = putby
turned down = refuse; turn down = refuse; turns down = refuse; turned you down = refuse; turned me down = refuse
passed over = passover; passed me over = passover; passed you over = passover
passed away = passaway; passed out = faint
broken down = breakdown; broke down = breakdown; breaks down = breakdown; break down = breakdown
goes down = goesdown; went down = goesdown; go down = goesdown; going down = goesdown
gone down = goesdown; been down = goesdown; is down = goesdown
runs out = runout; run out = runout; ran out = runout; running out = runout
took over = takeover; take over = takeover; takes over = takeover
gave up = giveup; give up = giveup; gives up = giveup; giving up = giveup; given up = giveup
looking for = lookfor; look for = lookfor; looks for = lookfor; looked for = lookfor
looking after = care; look after = care; looks after = care; looked after = care; take care = care; takes care = care
looking forward = hope; look forward = hope
change over = changeover; changing over = changeover; switch over = changeover
carry on = continue; go on = continue; goes on = continue; keep going = continue
find out = discover; finding out = discover; found out = discover
work out = solve; worked out = solve; sort out = solve; sorted out = solve
spare time = sparetime; free time = freetime; time off = holiday; days off = holiday; day off = holiday
spare part = spare part; good at = skill; best at = skill; bad at = weakness
night shift = night shift; late shift = late shift
traffic light = trafficlight; traffic lights = trafficlight
brother in law = brotherinlaw; sister in law = sisterinlaw; mother in law = motherinlaw; father in law = fatherinlaw
in may = maymonth; since may = maymonth; until may = maymonth; by may = maymonth; last may = maymonth; next may = maymonth; this may = maymonth
part time = parttime; take home = takehome; bring home = takehome; brings home = takehome; bringing home = takehome
get up = wake; gets up = wake; wake up = wake; woke up = wake; getting up = wake
go out = leave; goes out = leave; went out = leave; set off = leave; sets off = leave
come back = return; came back = return; comes back = return; send back = return; sent back = return
get on = relationship; gets on = relationship; get along = relationship
written down = write; write down = write; wrote down = write; writes down = write; write it down = write
fall out = quarrel; fell out = quarrel; fallen out = quarrel
split up = separate; broke up = separate; breaks up = separate
back pain = backpain pain; back injury = backpain injury; bad back = backpain pain; hurt my back = backpain injury
no show = noshow; no shows = noshow; no-show = noshow; no-shows = noshow
stop working = fail; stopped working = fail; not working = fail; doesn't work = fail; stops working = fail
not work = fail; isn't working = fail; didn't work = fail; won't work = fail
short of time = busy; in a hurry = busy; short staffed = understaffed; run by = manage
second hand = used; used to = formerly; years old = age; how old = age; at least = minimum
high school = school; primary school = primary school; sign up = join; signed up = join
pick up = collect; picks up = collect; picked up = collect; drop off = deliver
point of view = opinion; what's wrong = wrong; goes wrong = wrong; went wrong = wrong; going wrong = wrong; go wrong = wrong
make up = invent; made up = invent; keep up = cope; keeps up = cope
call back = callback; called back = callback; called me back = callback; calls back = callback; call you back = callback; rang back = callback
show up = attend; showed up = attend; turn up = attend; turned up = attend; shows up = attend; turns up = attend
`

export const PHRASES: ReadonlyMap<string, readonly string[]> = new Map(
  WRITTEN.trim()
    .split(/[;\n]/)
    .map((entry) => {
      const [words = '', known = ''] = entry.split('=').map((part) => part.trim())
      return [words, known.split(' ')] as const
    }),
)
