/** A sentence in which somebody stops to think. */
export type PausedSentence = {
  first: string
  second: string
  /** Of the words before the pause alone, nobody can tell that more comes. */
  couldBeAll: boolean
}

/** "First part | second part", a line each; with a question mark before it when the first could be all. */
export const readPaused = (text: string): PausedSentence[] =>
  linesOf(text).map((line) => {
    const [first = '', second = ''] = line.replace(/^\? /, '').split(' | ')
    return { first, second, couldBeAll: line.startsWith('?') }
  })

export const linesOf = (text: string): string[] => text.trim().split(/\n\s*/)

/** Of calls of all kinds, cut where people stop to think: before, after and inside of clauses. */
export const PAUSED_SENTENCES = readPaused(`
  when the old tool crashes | who calls the drivers
  if we started in one depot | would that be easier for you
  before I show you anything | I would like to hear about your week
  since you run four depots | how do you plan the shifts
  although the price is higher | you save two hours every day
  while your people are on the road | who answers their questions
  because you mentioned overtime | I looked at last summer
  as soon as the schedule changes | every driver gets a message
  after the first month | we would look at the numbers together
  whenever a driver calls in sick | somebody has to find another one
  what I would like to know is | how you plan the shifts today
  the reason I am calling is | that we help companies like yours
  I was wondering | whether you have looked at other tools
  could you tell me | what happens on a Monday morning
  do you know | how many hours that takes
  we could start with a small team and | see how it goes
  I understand that but | what would it cost you to wait
  it helps with the planning and | it also saves overtime
  your drivers would see their shifts because | they have it on their phones
  so what I hear is that | the tool costs you a lot of time
  I think that | we can bring that down by a fifth
  we have customers who | had the same problem last year
  one thing I noticed about | your depots is how different they are
  in the first two weeks | we would train your people
  most of our customers | see a difference after a month
  the biggest advantage | is that nobody has to call anybody
  ? what happens to your customers | when a driver does not show up
  ? how much time do you spend | on planning every week
  ? we lose a lot of time | because the shifts come late
  ? you would not need the old tool | if everything was in one place
  ? I can send you an offer | and we talk again on Thursday
  ? that sounds like a lot of work | so how do you get it done
  let us say | the tool fails on a Monday morning
  to be honest | I would like to see that first
  on the one hand | you want to save money
  well | what would you change first
  um | how long have you had that problem
  you told me that | your drivers learn of their shifts at night
  compared to last year | how many drivers did you lose
  for your team of thirty | that would be two hours a week
  so the reason I wanted to meet today is | to talk about your onboarding
  we usually start with a short workshop where | everybody explains their work
  could you walk me through | a typical day in your warehouse
  our software connects to | the systems you have already
  I would say that about a third of | our customers come back every month
  the price depends on | how many people use it
  it takes two or three weeks to | set everything up
  how many people | are on your support team
  what kind of | reports do you need
  which of these | would help you most
  when was the last time | you changed your supplier
  I have worked in sales for | about seven years
  I studied economics and then | I moved to Berlin
  my biggest strength is probably | that I stay calm
  I was responsible for | a team of twelve people
  we had a conflict with a customer who | refused to pay
  in my last job | I handled all complaints
  the thing I am most proud of | is a project from last year
  I would like to apologise for | the trouble you had
  let me check | when your order was sent
  your parcel was sent on | the third of March
  can I ask you for | your order number please
  the reason for the delay is | a strike at the harbour
  we can either send you a new one or | give you your money back
  if that does not help | please call me again
  I understand that you are upset because | the package came too late
  have you ever tried | a different approach
  there are three things | I would like to mention
  first of all | I want to thank you for your time
  we offer training support and | regular updates
  it includes a phone a laptop and | a headset
  I have been thinking about | what you said last week
  as far as I know | nobody has complained so far
  it would cost around twelve hundred | dollars a year
  we grew from fifteen to | forty people in two years
  about sixty percent of | the calls are about billing
  I really appreciate that you | took the time to meet
  do you think that your manager | would agree to that
  I am not sure whether | we can do that this month
  what I mean is | we need a better process
  that is exactly why | we built this product
  the feedback you gave to Anna was | a little harsh I think
  when you say expensive | what do you compare it with
  maybe we could | find another solution
  I guess the question is | who pays for it
  you mentioned earlier that | your team works from home
  because of the new law | we had to change everything
  after we talked on Monday | I spoke to my boss
  until we have the results | I cannot promise anything
  with all due respect | I do not agree with that
  our main office is in | the centre of Hamburg
  I want to | show you an example
  we should probably | talk about the budget first
  can you | hear me well
  would it be possible to | move the meeting to Friday
  I need | a bit more time to think
  she told me | that the numbers were wrong
  we are looking for | somebody who speaks Spanish
  it is more | of a feeling than a fact
  um | could you repeat that
  well | it depends on the situation
  so | what would be the next step
  okay so | tell me about your team
  and | how do your customers react
  yes but | the contract runs until June
  no I mean | the other invoice
  right and | what happened after that
  you know | we tried that already
  actually | I have another question
  to be fair | the old system was slow too
  on the other hand | it would save a lot of money
  for example | we could start with one store
  compared with other tools | ours is very easy to learn
  every time a customer calls | somebody has to look it up by hand
  the people in your team | know this better than anybody
  the new version of our app | comes out in September
  most of the complaints | come from new customers
  one of our customers in Madrid | had a very similar problem
  a colleague of mine | worked on that last year
  your competitors | use something like this already
  this kind of problem | needs a quick answer
  the first step would be | a call with your engineers
  how often do you | talk to your customers
  where do you see | your company in five years
  why did you decide to | leave your last job
  what would have to happen | for you to say yes
  who in your company | decides about things like that
  is there anything | that worries you about it
  have you thought about | hiring more people
  do your employees ever | complain about the tool
  is it possible that | the invoice was lost
  are you happy with | the way things are now
  so if I understand you correctly | you want to wait until spring
  let me give you | a short overview
  I will send you | the contract this afternoon
  we have never had | a problem like that
  I have always wanted to | work with people
  it helps you | find the right person faster
  this makes it easier to | plan your week
  nobody in our department | knows how it works
  give me | one moment please
  at the end of the month | we will look at the results
  during the first year | you pay only half
  from my point of view | that is a fair offer
  we were going to launch in May but | the team was not ready
  he is the one who | signs the contracts
  it sounds like you | want to keep the old one
  my number is five five five | two three four eight
  the meeting is at | half past nine
  it starts on the twenty | second of October
  I would describe myself as | curious and patient
  we deliver to France Italy | Spain and Portugal
  ? we have a problem with the invoices | they always come too late
  ? I worked there for three years | and then I moved on
  ? that is a good point | but it does not solve the problem
  ? I can offer you a discount | if you sign this week
  ? we have forty employees | and ten freelancers
  ? what do you think about that | would it work for you
  ? I would like to help you | so please tell me what happened
  ? our support is available all day | even on weekends
  ? I like working with people | especially with customers
  ? it was a difficult year | because we lost our best engineer
  ? how long does that take | from start to finish
  ? I am sorry about that | I will look into it at once
  ? we save you a lot of time | and you make fewer mistakes
  ? that would be great | when can you start
  ? I called you twice last week | but nobody answered
  ? the training takes two days | one of them is online
`)

/** Nothing of which is said afterwards. */
export const WHOLE_SENTENCES = linesOf(`
  yes
  no
  no thank you
  I think so
  of course
  about twenty five
  two hundred and fifty dollars a month
  next Tuesday at three
  not really
  my name is Tom Baker
  I am calling about your invoice
  how are you today
  what does that cost you
  why is that
  who decides about that
  how many people work there
  what happened then
  can you tell me more about that
  could you give me an example
  when did that start
  do you have a minute
  is that a problem for you
  would that help you
  where are you based
  what would you change if you could
  how long have you been with the company
  I understand
  that makes sense
  that sounds hard
  I am sorry to hear that
  let us meet on Friday
  I will send you an offer tomorrow
  we can start next week
  it costs forty dollars a month
  I worked there for three years
  we have about sixty customers
  I agree with you
  thank you very much for your time
  goodbye
  nice to meet you
  I am not sure
  I do not know
  nothing special
  maybe later
  we help companies plan their shifts
  our product saves you two hours a day
  I have ten years of experience in sales
  because I wanted to learn something new
  in a small town near Munich
  since last summer
  at the end of March
  what are you looking for
  what is it about
  who are you talking to
  how do you deal with that
  what are your plans for this year
  which tool do you use at the moment
  have you tried anything else
  did that work
  what do your drivers say about it
  how does that make you feel
  so what is the biggest problem for you
  and how do you handle that
  what is your budget for this
  are you the person who decides this
  would you be open to a short demo
  shall we set up a meeting
  does Thursday work for you
  what time is best for you
  how would that change your week
  tell me about your team
  tell me about yourself
  please go on
  I would like to hear more about your planning
  I want to understand your situation better
  we could try it for a month
  you could save a lot of money with that
  I see your point
  that is a fair question
  I think we can help you with that
  I would like to return my order
  I need help with my account
  the parcel never arrived
  my order number is four seven one one
  I want my money back
  I am looking for a new challenge
  I am good at solving problems
  my weakness is that I talk too much
  I led a team of six people
  can we talk about my salary
  I would like to talk about your report
  it was late three times this month
  what do you need from me
  how can I support you
  what happened from your point of view
`)
