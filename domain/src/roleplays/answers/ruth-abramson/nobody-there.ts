import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What is done today when somebody is alone in a branch, and what else may go wrong of an evening. */
export const ruthOfNobodyThere: WrittenAnswer[] = [
  {
    asked: [
      'What are the odds of a fall?',
      'How often does somebody fall, in figures?',
      'What is the probability of an accident?',
      'Can you put a number on the risk?',
      'How high is the risk, as an actuary?',
      'What chance is there that somebody gets hurt?',
    ],
    says: [
      'Four falls in five million visits. With somebody there each time.',
      'Small. About one visit in a million, and the bill is large.',
    ],
  },
  {
    asked: [
      'What happens when a librarian is alone in a branch?',
      'What do you do when only one person is on duty?',
      'How do you protect staff who work alone?',
      'Is a single librarian allowed to open up?',
      'What are the rules for working alone?',
    ],
    says: [
      'She rings the main library at noon and when she locks up. If she forgets, we ring her.',
      'Two telephone calls a day, and no ladders. It has worked so far.',
    ],
  },
  {
    asked: [
      "Don't people behave when they are filmed?",
      'Do cameras keep people in order?',
      "Wouldn't cameras put off troublemakers?",
      'Do people act better in front of a camera?',
      'Is being watched not enough to keep the peace?',
    ],
    says: [
      'Thieves do. Hearts and stairs take no notice of a camera.',
      'Mostly, yes. It was never the badly behaved I was afraid for.',
    ],
  },
  {
    asked: [
      'Would the premium go up?',
      'Will the insurance get more expensive?',
      'How much more would the insurer want?',
      'What would the cover for empty branches cost?',
      'Does it cost extra to insure the evenings?',
      'Have you had a quote from the insurer?',
    ],
    says: [
      "It would. He won't say how much until he knows what the doors do.",
      "I'd guess six hundred pounds a branch. Get him to write a better guess.",
    ],
  },
  {
    asked: [
      'Is this the first step to getting rid of librarians?',
      'Will the machines replace the librarians?',
      'Could it end with no staff by day either?',
      'Are you worried that staff will be next?',
      'What if the county then cuts the daytime as well?',
      "Isn't that the beginning of the end for librarians?",
    ],
    says: [
      'It could be. So I want a sentence in the motion that the day stays staffed.',
      "Not while I chair. But I shan't chair for ever, so put it in writing.",
    ],
    more: [
      "The county reads our minutes. Give it an empty evening that works, and it'll ask about mornings.",
    ],
  },
  {
    asked: [
      'Have you had break-ins?',
      'Has anybody ever broken into a branch?',
      'Were you ever burgled?',
      'Do you have trouble around the buildings at night?',
      'Has there been any crime in the evenings?',
      'Do the police ever have to come?',
    ],
    says: [
      'Once, at Mill Lane. They took a kettle and left the encyclopaedia.',
      "One in nine years, for a kettle. We've since bought a worse kettle.",
    ],
  },
  {
    asked: [
      'Why not just put up a book machine?',
      'Would a vending machine for books do?',
      'What about lockers for collecting books?',
      'Is this better than a machine with books in it?',
      'Have you thought of a box at the station instead?',
    ],
    says: [
      'A machine has no chairs. The chairs are the point.',
      'It would be cheaper, and nobody ever did their homework in one.',
    ],
  },
  {
    asked: [
      'Is there a law that somebody must be there?',
      'Does the law demand staff in the building?',
      'Are you allowed to open without anybody present?',
      'Is it legal to leave a branch unattended?',
      'Do the rules forbid it?',
      'Would we need a permit?',
    ],
    says: [
      "No law. But there's a policy of forty pages, and it says attended.",
      "It's allowed. It's only not insured, yet.",
    ],
  },
  {
    asked: [
      'What if somebody holds the door for others?',
      'What if people let their friends in?',
      'How do you stop people from slipping in behind?',
      'What if the door is wedged open?',
      'Who notices when five come in on one card?',
      'What would you do to somebody who breaks the rules?',
    ],
    says: [
      'Then the card stops working. Once is a warning, twice is till summer.',
      'Doors can count. If five come in on one card, somebody should get a message.',
    ],
  },
  {
    asked: [
      'Who cleans and locks up today?',
      'Who closes the branches at the moment?',
      'Who has the keys now?',
      'How is the building shut in the evening?',
      'When do the cleaners come?',
      'Would the cleaning have to change?',
    ],
    says: [
      'The last one out, with a list of eleven things. The cleaners come at half past five.',
      "Staff lock up, cleaners come after. They'd have to come before breakfast instead.",
    ],
  },
  {
    asked: [
      'Have you been in a branch after dark?',
      'Do you know what it is like in there at night?',
      'Were you ever in an empty library?',
      'Have you seen the branches late in the evening?',
      'How is a library when nobody is there?',
    ],
    says: [
      'The night the boiler died, with a torch. It creaks like a ship, and I liked it.',
      'Once, in January. I read a whole chapter before the plumber came.',
    ],
  },
  {
    asked: [
      'Have you ever been to court?',
      'Did you ever have to stand before a judge?',
      'Has the trust ever been sued?',
      'Was there ever a court case?',
      'Have you had anything to do with judges?',
    ],
    says: [
      'Twice, as an expert. I never want to see it from the other chair.',
      'As a witness with tables. The trust, never, and I should like to keep it so.',
    ],
  },
  {
    asked: [
      'What would a child need in there of an evening?',
      'What would have helped a girl like you?',
      'What did you need most when you were seven?',
      'What should a child find there at night?',
      'What makes a library good for a child who is alone?',
    ],
    says: [
      'A lamp, a chair, and one person who looks up.',
      'What I had. It was warm, it was open, and somebody knew my name.',
    ],
  },
  {
    asked: [
      'Did the librarian let you stay without anyone watching?',
      "Wasn't it against the rules that you stayed so long?",
      "Wasn't that a library without supervision, too?",
      'Did she break the rules for you?',
      'Was anybody minding you in there?',
    ],
    says: [
      "She was across the room, with a stamp. That's the whole difference.",
      "She was the supervision. She only didn't look like it.",
    ],
    more: [
      'I thought that I was alone with the books. At forty I understood that I never had been.',
    ],
  },
  {
    asked: [
      'Why did the other county stop?',
      'Why did one of the two counties give it up?',
      'What went wrong in that other county?',
      'Do you know what made them stop?',
      'Why was it ended over there?',
    ],
    says: [
      "They won't say. When people won't say, it was the money or a fall.",
      "I asked, and got two lines. My guess is the insurer, and I'd like yours.",
    ],
  },
  {
    asked: [
      'Has the pool had trouble with its cards?',
      'Does it work well at the pool?',
      'What is it like with the door at the pool?',
      'Do people cheat with the cards at the pool?',
      'What has the pool learnt from its door?',
    ],
    says: [
      'Once, with twins. The door took them for one very keen swimmer.',
      'Hardly. But there is a lifeguard in sight, and that makes people honest.',
    ],
  },
]
