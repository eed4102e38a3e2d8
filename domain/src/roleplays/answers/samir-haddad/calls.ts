import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The four calls, and what was promised. */
export const calls: WrittenAnswer[] = [
  {
    tells: 'situation-3',
    asked: [
      'How many times have you called?',
      'How often have you rung us?',
      'Is this your first call?',
      'Have you called about this before?',
      'Have you been in touch with us already?',
    ],
  },
  {
    tells: 'situation-6',
    asked: [
      'How long did you wait?',
      'How long have you been on hold?',
      'How long did it take to get through?',
      'Were you waiting long?',
    ],
  },
  {
    tells: 'pain-2',
    asked: [
      'What was it like to call us three times?',
      'How much time have you spent on the phone with us?',
      'How long were you on hold altogether?',
      'Do you have to tell your story again every time?',
    ],
  },
  {
    asked: [
      'What did the first person tell you?',
      'What did they say on Friday?',
      'What happened on the first call?',
      'What did my colleague tell you on Friday?',
      'What were you told the first time?',
    ],
    says: [
      'The first one said restart it and wait an hour. So I waited an hour.',
      'On Friday a young man told me to switch it off and on. Then he wished me a lovely weekend.',
      'Restart it, wait an hour, call again. That was the first call.',
    ],
  },
  {
    asked: [
      'What happened on the second call?',
      'What did the second person say?',
      'And the call after that?',
      'What did they say the second time?',
    ],
    says: [
      "The second said it's been passed on and somebody calls me. Nobody called.",
      "On Friday night. It was passed on, she said. To whom, I don't know.",
      'That somebody would ring me back. I slept next to the phone.',
    ],
  },
  {
    tells: 'situation-4',
    asked: [
      'What did they promise you?',
      'What did Leah say?',
      'What were you told on Saturday?',
      'Who did you speak to on Saturday?',
      'What happened on Saturday?',
      'What did she promise?',
      'What did my colleagues tell you?',
      'What came on Saturday?',
      'Who told you a machine was coming?',
      'What was in the parcel?',
      'What did the courier bring?',
      "Who's Leah?",
    ],
  },
  {
    tells: 'pain-3',
    asked: [
      'How was it when you opened the box?',
      'What did you think when the charger came?',
      'How did you feel about the charger?',
      'Did anybody check what was sent?',
      'Why does the charger bother you so much?',
      'What is the worst part of it?',
    ],
  },
  {
    asked: [
      'Why did she send a charger?',
      'Whose idea was the charger?',
      'How come it was a charger?',
      'Why did you get a charger instead of a machine?',
      'Do you know why they sent the wrong thing?',
    ],
    says: [
      'You tell me. It came from your warehouse.',
      "I'd love to know. Somebody read charger where it said machine.",
      'Ask your warehouse. I only signed for it.',
    ],
  },
  {
    asked: [
      'When did the courier come?',
      'What time did the parcel arrive on Saturday?',
      'Did you wait in for the courier?',
      'How long did you wait for the delivery?',
    ],
    says: [
      'At four, on Saturday. I waited in from nine.',
      "Ten to four. I'd been looking out of the window all day.",
      'From nine until the late afternoon I waited. Then it came, and I opened the box myself.',
    ],
  },
  {
    asked: [
      'Did you call back about the charger?',
      'Did you tell Leah it was the wrong one?',
      'Have you told anybody that the wrong thing came?',
    ],
    says: [
      'I rang at five on Saturday. Your office had closed.',
      "I tried. There was a tape: we're open again on Monday.",
      "Who should I tell? By then it was the weekend, and you'd all gone home.",
    ],
  },
  {
    tells: 'background-5',
    asked: [
      'How was it with Leah?',
      'Were you angry with Leah?',
      'Are you still angry with her?',
      'What was Leah like?',
      'Did you shout at her?',
      'What shall I tell Leah?',
      'Do you want me to pass something on to Leah?',
      'Do you blame Leah?',
      'Was she rude to you?',
      'What did you say to Leah?',
      'Is there anything I should tell Leah from you?',
      'Is there something you would like Leah to know?',
      'May I give Leah a message from you?',
      'Would you like to say anything to Leah, through me?',
      'Do you want me to tell Leah anything?',
      'Would you like me to tell Leah anything from you?',
      'Is there anything you want me to say to Leah?',
    ],
  },
  {
    asked: [
      'Do you have a reference number?',
      'I can see two open tickets, which one is right?',
      'Which ticket number is it?',
      'Have you got a case number?',
      'Did they give you a ticket number?',
      'Is there a reference for this?',
    ],
    says: [
      "Leah gave me one. It's on a napkin. Seven, seven, three, zero, two.",
      'Seven, seven, three, zero, two. I wrote it on a napkin.',
      "I've got three of them, one for each call. The last is seven, seven, three, zero, two.",
    ],
  },
  {
    asked: [
      'Did you fill in the form on the website?',
      'Have you used the online form?',
      'Have you looked at our website?',
      'Did you look at our help page?',
      'Did you report it online?',
      'Have you been on our site?',
    ],
    says: [
      'What form? Nobody told me about a form.',
      'The website asked me to log in with a code. From the machine.',
    ],
  },
  {
    asked: [
      'Have you tried the chat?',
      'Did you write us an email?',
      'Have you got our app?',
      'Why do you call and not write?',
      'Did you try to reach us any other way than by phone?',
      'Have you sent us a message anywhere?',
    ],
    says: [
      'No. I call, because I want a person.',
      "I've no time for typing, and a chat is no person.",
    ],
  },
  {
    asked: [
      'Did you open the parcel in front of the driver?',
      'What exactly was on the delivery note?',
      'Did you look into the box before you signed?',
      'What did it say on the box?',
    ],
    says: [
      'I signed, he ran, and then I opened it. On the note it says: accessory.',
      "Accessory, it says on the note. I should've read it before I signed, and looked inside.",
      "No, he had forty parcels and I had guests. 'Accessory', it said on the note. This time he waits.",
    ],
  },
  {
    asked: [
      "Have you still got Leah's number?",
      'Did Leah give you her number?',
      'Did Leah say sorry?',
      'Did she say sorry?',
      'Did Leah call you back?',
    ],
    says: [
      'No number and no call. She said sorry four times, and she was gone.',
      "She said sorry, and I believe her. But there's no number behind it, and nobody has rung.",
      "Sorry four times, and a first name. No number, they're not allowed one, and she hasn't rung since.",
    ],
  },
  {
    asked: [
      'Did any of my colleagues try to fix it remotely?',
      'Did they do a remote test?',
      'Has anybody tried to reach the machine from here?',
    ],
    says: [
      "They sent it a signal, they said. It didn't feel it.",
      'The first one did. He said hm, and then he said the weekend starts.',
    ],
  },
]
