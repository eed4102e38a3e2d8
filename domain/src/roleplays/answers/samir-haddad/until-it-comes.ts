import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What whoever sends a machine has to ask: which one it is, where it goes, who is in, and what happens until then. */
export const untilItComes: WrittenAnswer[] = [
  {
    asked: [
      'Which model is it?',
      'What model is your machine?',
      'Which machine do you have?',
      'What type of terminal is it?',
      'What make is the machine?',
      'What kind of card machine is it?',
    ],
    says: [
      'The small grey one that you sent me three years ago. More I never needed to know.',
      "The grey one with the big green button. I don't know its name.",
      'One of yours, grey, with a lid that sticks. You should have it on your screen.',
    ],
  },
  {
    asked: [
      "What's printed on the back?",
      'Could you read me what it says on the back?',
      'Could you turn it over and read me the label?',
      "Could you turn it over and read me what's printed on the back?",
      'Can you read me the serial number?',
    ],
    says: [
      "Wait, my glasses. Tillstone, and then four, seven, one, one, nine. The rest's rubbed off.",
      "It's half gone. Four, seven, one, one, nine, and then it's scratched.",
    ],
  },
  {
    asked: [
      'How are you taking payments in the meantime?',
      'How do your guests pay now?',
      'How do your guests pay at the moment?',
      'How do people pay until then?',
      'Can your guests pay at all right now?',
      'Can they only pay in cash right now?',
      'So what do you do when somebody wants to pay?',
    ],
    tells: 'situation-5',
  },
  {
    asked: [
      'Which address should the courier bring it to?',
      "What's the address of the restaurant?",
      'Where should we send the machine?',
      'Where is your restaurant?',
      'What is your address?',
      "What's the restaurant called and which street is it in?",
    ],
    says: [
      "Haddad's, fourteen Mill Road. The blue door, next to the chemist.",
      'Fourteen Mill Road. The charger found it, so the machine will.',
      "To the restaurant. Mill Road, number fourteen, the front door. The back's Rima.",
    ],
  },
  {
    asked: [
      'Will somebody be there tomorrow morning to take it?',
      'Will somebody be there to take it?',
      'Is somebody there in the morning?',
      'Will you be in tomorrow?',
      'Who can sign for it?',
      'Who takes the delivery?',
    ],
    says: [
      "I'm in from nine, and Rima from eight. One of us signs.",
      "Yes. From eight somebody's there. I'll sleep on the step if I have to.",
      "I'll be here myself. This time I open the box in front of him.",
    ],
  },
  {
    asked: [
      'Has it come through?',
      'Has the message come through?',
      'Have you got my text?',
      'Do you see a message from us?',
      'Did the link arrive?',
      'Has the link arrived?',
      'Can you see the link on your phone?',
    ],
    says: [
      "Wait, my glasses. Yes. There's a message, with a blue line in it.",
      "It just buzzed. Yes, it's here.",
      'Yes, now. That was quicker than your hotline.',
    ],
  },
  {
    asked: [
      "Who's with you on the floor tonight?",
      'Who is working tonight?',
      'Who is on tonight?',
      'Who helps you tonight?',
      'Are you alone tonight?',
      'Who serves tonight?',
    ],
    says: [
      'Two waiters and me. And I run to the door to say sorry.',
      'Me and the two boys. Rima has the kitchen.',
      'The usual two. On a Monday that does.',
    ],
  },
  {
    asked: [
      'Which sockets did you try?',
      'Which sockets have you tried?',
      'Where did you plug it in?',
      'What other sockets did you use?',
      'Did you try it in another room?',
    ],
    says: [
      'The one at the counter, two in the kitchen, one in the office. Black in every one.',
      "Counter, office, and two of Rima's. She wants them back.",
    ],
  },
  {
    asked: [
      'Did it fall down?',
      'Did you drop the machine?',
      'Has it got wet?',
      'Could something have been spilled on it?',
      'Was there any damage to it?',
    ],
    says: [
      'Nobody dropped it and nobody watered it. It just went.',
      "No. It's lived beside the till for three years, and it never had as much as a coffee.",
    ],
  },
  {
    asked: [
      'Was there a warning before?',
      'Did it behave strangely before Friday?',
      'Did you notice anything before it broke?',
      'Was it slow before that?',
      'Did it do anything strange last week, before it died?',
      'Did it do anything odd in the days before?',
      'Was there anything unusual about it last week?',
      'Did the machine act up before it died?',
    ],
    says: [
      "It was slow all week. I thought that's age. I'm slow as well.",
      'On Thursday it hung twice. I switched it off and on, and it was good again.',
    ],
  },
  {
    asked: [
      'How far is the nearest cash machine?',
      'How far do they have to walk to get cash?',
      'Is there a bank near you?',
      'Where do people get cash?',
    ],
    says: [
      "Six minutes down the road, at the petrol station. Half of them don't come back.",
      "Down the road, at the petrol station. In this weather I wouldn't go, either.",
    ],
  },
  {
    asked: [
      'Who set up the machine for you?',
      'Who installed it back then?',
      'Did you connect it yourself, at the time?',
      'Did somebody come to install it?',
    ],
    says: [
      'I did it myself. One cable, one code. Twelve years of bridges help.',
      'Me, with the booklet. It took me longer to get the lid open.',
    ],
  },
  {
    asked: [
      'What time would be best for the courier?',
      'When would the delivery suit you?',
      'Which time suits you for the delivery?',
      'Is morning or afternoon better for the delivery?',
    ],
    says: [
      'In the morning, before twelve. At twelve I have plates in both hands.',
      'Between nine and eleven. After that nobody hears the door.',
    ],
  },
  {
    asked: [
      'Do we keep you as a customer?',
      'Can we win back your trust?',
      'What would it take to make you stay?',
      'What would keep you here?',
      'What would keep you with us?',
      'Are you happy to stay with us, after all that?',
      'What would you need to stay a customer of ours?',
    ],
    says: [
      'On Friday, at eleven at night, ask me again.',
      "If it's on my counter and it beeps, I stay. I don't like changing.",
    ],
  },
  {
    asked: [
      'What do you do with the people who have no cash?',
      "What happens if a guest can't pay?",
      'Has somebody eaten and not been able to pay?',
      'What do you do if somebody has no cash on them?',
    ],
    says: [
      'I write it on a napkin and trust them. Most of them come back.',
      'Rima says, let them wash up. I say, pay me next time.',
    ],
  },
  {
    asked: [
      'Who looks after the till in the evening?',
      'Who handles the payments in your team?',
      'Who uses the machine besides you?',
      'Who works with the machine?',
    ],
    says: [
      'All of us carry it. The boys hold it like a baby.',
      "The waiters and I. Rima doesn't touch it, she says it's cursed now.",
    ],
  },
  {
    asked: [
      'Do you have a busy evening tonight?',
      'Are there many reservations tonight?',
      'Is it full tonight?',
      'How many bookings do you have for tonight?',
      'Are you expecting many guests this evening?',
    ],
    says: [
      'Half full. With this machine I am almost glad.',
      'Enough. And I tell each of them about the cash before they sit.',
    ],
  },
]
