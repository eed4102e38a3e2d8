import { linesOf, readPaused } from './paused-sentences.ts'

/**
 * More of both kinds. Whoever changes how long one waits looks at the figures of these, and not at which of
 * them was cut off: else they would tell no more than the others.
 */
export const HELD_OUT_PAUSED = readPaused(`
  what I like most about my work is | meeting new people every day
  I moved to this city because | my wife found a job here
  we bought three machines from | your competitor in the spring
  would you say that | your current supplier is reliable
  I was hoping that we could | come to an agreement today
  how would you react if | the price went up by ten percent
  my colleague and | I visited you last autumn
  it took us almost a year to | find the right people
  the patient in room four | needs his medicine at noon
  the doctor told me to | come back in two weeks
  have you taken any | painkillers this morning
  I have had this pain since | I fell off my bicycle
  when I bend my knee | it hurts on the left side
  does it get worse when | you climb the stairs
  I take two pills in the morning and | one before I go to bed
  my son is having trouble with | mathematics and physics
  the teacher said that he | does not listen in class
  could we talk about | what happened in the meeting
  yesterday you were | very quiet during the call
  I felt that my idea was | not taken seriously
  I would really like it if | you told me earlier next time
  the thing that bothers me is | that nobody answers the phone
  we have been customers for | more than fifteen years
  I ordered the blue one but | you sent me a green one
  the website says that | delivery takes three days
  I want to speak to | somebody who can help me
  is there any way to | get it before the weekend
  unfortunately I cannot | give you that information
  what I can do is | offer you a voucher
  if you like I can | connect you with my supervisor
  for the next step we need | a signature from your director
  at my age it is | not easy to find new work
  during my studies I | worked in a restaurant
  I see myself as a | person who finishes things
  the last three years were | hard for the whole industry
  our team has become | a lot smaller since then
  we are thinking of | opening a second shop
  the rent for this building is | four thousand euros a month
  I could imagine | paying a little more for that
  let us start with | the easy questions
  my first question would be | how you found our company
  who would be the | right person to talk to
  how many hours a week do you | work from home
  what made you | apply for this position
  which part of the job | do you enjoy most
  why do you think | they chose the other company
  where did you | learn to speak German so well
  when you joined the company | what did you expect
  did you know that | we also rent out cars
  are your engineers | familiar with this technology
  have your customers | ever asked for that
  can somebody | explain this to me
  will the new law | change anything for you
  in general I would say | it works quite well
  between you and me | the old boss was better
  in the long run | it will be cheaper for you
  thanks to the new system we | send out orders twice as fast
  according to our records | you paid in February
  apart from the price | what else is important to you
  despite all the problems we | finished on time
  as a manager you have to | listen to everybody
  more than half of our | users are over fifty
  every single one of them | would recommend us
  the man I spoke to | was very friendly
  my biggest concern at the moment is | the security of our data
  your offer looks good although | the delivery time is too long
  either we find a compromise or | we have to stop here
  not only is it faster but | it also needs less power
  I do not think that | we should hurry
  I am afraid I | have to say no
  we might | need another week
  she usually | answers within an hour
  they want us to | sign before Christmas
  it would mean a lot to me if | you could try again
  maybe you should | speak to him in person
  it is not about | the money it is about respect
  I am here to | find out what went wrong
  er | I am not quite sure about that
  okay | let me think about it for a second
  hmm | that is more than we expected
  no sorry | I meant the other one
  right so | we agree on the price
  and the second point is | the length of the contract
  the address is forty | two Garden Street
  we sold about three hundred | units in the first quarter
  the total comes to nineteen | dollars and fifty cents
  red blue and | yellow are in stock
  we need chairs tables and | a big screen
  ? the food was cold | and the waiter was rude
  ? I have two children | a boy and a girl
  ? we tried that before | but it did not work
  ? the price is too high | for what we get
  ? do you have any experience | with this kind of work
  ? I can be there at nine | or maybe a bit later
  ? my manager was not happy | when she heard about it
  ? we close at six | but on Fridays we stay open
  ? can you help me | I lost my password
  ? I like your idea | it is simple and clear
  ? she left the company | last summer
`)

export const HELD_OUT_WHOLE = linesOf(`
  what brings you here today
  how long have you had this pain
  does it hurt when I press here
  are you taking any medicine
  did you sleep well last night
  what did the doctor say
  could you spell your name please
  what is your date of birth
  I have a headache
  my son needs more time
  how is he doing in class
  that was not my fault
  I did not say that
  what made you think that
  how did you feel when that happened
  I would prefer to stay here
  we opened a second shop in May
  the rent is too high for us
  I was not satisfied with the service
  the machine broke after two days
  can I speak to your manager
  I will talk to my supervisor
  you will get your money back
  is there anything else I can do for you
  what do you enjoy most about your job
  where do you want to be in five years
  who is your biggest competitor
  which of the two do you prefer
  how important is the price for you
  when could you start
  what are the next steps
  do you see any risks
  is the date fixed
  I can do that
  I will think about it
  that is too expensive
  we do not have the budget
  let me think about it
  sounds good to me
  not at the moment
  twice a week
  around ten in the morning
  four hundred euros
  my wife and two children
  at home
  with the train
  for about six months
  it depends on the weather
  I fell off my bicycle
  nobody told me about it
  they never answered my letter
  everything went well
  please sit down
  take your time
  give me an example
  tell me what happened
  why did you leave your last job
  have you worked with this tool before
  what would make this a success for you
  may I ask you a personal question
`)
