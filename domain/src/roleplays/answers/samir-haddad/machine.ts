import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What died, how, and what he has done about it. */
export const machine: WrittenAnswer[] = [
  {
    tells: 'situation-2',
    asked: [
      'What happened to the machine?',
      'What happened?',
      'Tell me what happened.',
      'What is the problem?',
      "What's the trouble?",
      'Which day did it break down?',
      'When did it stop working?',
      'When did it break?',
      'Since when has it been down?',
      'What went wrong on Friday?',
      "What's wrong with your card machine?",
      'How did it start?',
    ],
  },
  {
    asked: [
      'What time exactly did it die?',
      'When did it stop working, what time exactly?',
      'At what hour on Friday did it stop?',
      'When on Friday was that, morning or evening?',
      'What time was it when it went off?',
    ],
    says: [
      'About ten past one. The worst moment there is.',
      'Ten past one. I had nine tables waiting for the bill.',
      'Just after one, on Friday. Full house.',
    ],
  },
  {
    asked: [
      'Is there a light on it?',
      'What is the machine doing right now?',
      'What does the machine do at the moment?',
      'Does the light come on?',
      'Is the screen black?',
      'Is the screen broken?',
      'Is the screen cracked?',
      'Does it show anything on the display?',
      'Is there an error message?',
      'What does the screen say?',
      'Does it show anything when you press the button?',
      'Does it beep or make a sound?',
      'Does anything happen when you switch it on?',
      'When you plug it in, does anything happen?',
      'Does it do anything when you plug it in?',
      'Is it completely dead?',
      'Does it turn on at all?',
    ],
    says: [
      'Nothing. No light, no message. Black.',
      "It's black. No light, nothing on the screen.",
      'Dead. I press the button and nothing happens, not even a beep.',
    ],
    more: ['It beeped twice on Friday and went dark. That was the last it said.'],
  },
  {
    asked: [
      'Have you tried turning it off and on again?',
      'Did you restart it?',
      'Have you rebooted the machine?',
      'Did you reset it?',
      'Did you hold down the power button?',
      'What have you tried so far?',
      'Have you done the troubleshooting?',
    ],
    says: [
      'Ten times. Off, on, hold the button, the lot.',
      'Of course I have. Your people had me do it on Friday, three times over.',
      "I've restarted it, reset it and shouted at it. Nothing.",
    ],
    more: ['I held the button for thirty seconds, as they said. I counted.'],
  },
  {
    asked: [
      'Have you tried a different socket?',
      'Is it plugged in?',
      'Did you try another plug?',
      'Have you checked the cable?',
      'Is there power on the counter?',
      'Could it be the socket or the cable?',
    ],
    says: [
      "It's plugged in. I've tried four sockets.",
      'Four sockets, and the coffee machine works in every one of them.',
      "The socket's fine. I used to be an engineer, I checked.",
    ],
  },
  {
    asked: [
      'Does the old charger still work?',
      'Have you tried the new charger?',
      'Did the charger help?',
      'Did you plug in the charger that came?',
      'What did you do with the charger?',
      'Does it charge?',
    ],
    says: [
      'I tried it, of course. The machine stayed dead.',
      "Both chargers, the old one and the new one. It doesn't take a charge from either.",
      "The new charger's very pretty. The machine's still dead.",
    ],
  },
  {
    asked: [
      'Did you take the battery out?',
      'Have you tried removing the battery?',
      'Could it be the battery?',
      'Have you changed the battery?',
      'Is the battery flat?',
    ],
    says: [
      'I took it out and put it back. Nothing.',
      'Out, in, and out again. No difference.',
      "It was full on Friday morning. And it's been on the charger since.",
    ],
  },
  {
    asked: [
      'Did it get wet?',
      'Was anything spilled on it?',
      'Did you drop it?',
      'Has it been dropped?',
      'Has it fallen on the floor?',
      'Was the machine damaged?',
    ],
    says: [
      'No. It stood on the counter, as always.',
      'Nobody dropped it, nobody spilled anything. It just died.',
      "No. It's cleaner than my phone.",
    ],
  },
  {
    asked: [
      'Is the wifi working?',
      'How is your internet connection?',
      'Have you checked the router?',
      'Is it connected to the network?',
      'Have you got signal?',
    ],
    says: [
      "The internet's fine. The machine doesn't even switch on.",
      'Wifi works. My guests are on it all day.',
      "That's all fine. It needs to have a light before it needs a network.",
    ],
  },
  {
    asked: [
      'Which machine is it?',
      'What model do you have?',
      'What type of card machine is it?',
      'What kind of terminal is that?',
      'Is it the portable one or the one on the counter?',
    ],
    says: [
      'The grey one, the one you carry to the table. You sent it.',
      "Your portable one, the grey thing. I've had only that one.",
      "It's the small grey one that you rent me. It should say so on your screen.",
    ],
  },
  {
    asked: [
      'How old is the machine?',
      "How old's the thing?",
      'How old is that machine of yours?',
      'How long have you had that machine?',
      'Since when have you had this terminal?',
      'When did you get it?',
    ],
    says: [
      'This one? Three years or so.',
      'About three years. The one before it lasted three, too.',
      'Three years, and it never gave me any trouble until last week.',
    ],
  },
  {
    asked: [
      "What's the serial number?",
      'Can you read me the number on the back?',
      'What does it say on the sticker?',
      'Could you give me the number of the machine?',
      'Can you turn it round and read the label?',
      "There's a number on the underside, can you see it?",
    ],
    says: [
      'Wait, my glasses. Four, seven, one, one, nine. The rest is rubbed off.',
      'Hold on. It begins with four, seven, one, one, nine.',
      "It's on the back, yes. Four, seven, one, one, nine, and then it's scratched.",
    ],
    more: ['I gave that number on Friday, too. And on Saturday.'],
  },
  {
    asked: [
      "What's your customer number?",
      "What's your number, the customer number, or the number on the machine?",
      'Do you have your account number?',
      "What's the number on your bill?",
      'Can you give me your merchant number?',
      'Could I have your details?',
    ],
    says: [
      'Two, two, eight, four, one. I say it in my sleep by now.',
      "It's two, two, eight, four, one. I've given it three times.",
      'Two, two, eight, four, one. Do you people write anything down?',
    ],
  },
  {
    asked: [
      'Whose name is the account in?',
      'Who is the account holder?',
      'What name is it under?',
      'Is the contract in your name?',
      'Am I speaking to the owner?',
    ],
    says: [
      "Mine. Samir Haddad, Haddad's restaurant.",
      'In my name. H, A, double D, A, D.',
      "You're speaking to the owner. It's all in my name.",
    ],
  },
  {
    asked: [
      'Do you have a spare machine?',
      'Do you still have a working machine?',
      'Do you have like a backup machine?',
      'Do you have a second one?',
      'Is there a backup terminal?',
      'Do you have any other way of taking cards?',
      'Have you got another card reader?',
      'How many machines do you have?',
    ],
    says: [
      "I have one machine. If I had two, I wouldn't be calling you.",
      "No. One machine, and it's dead.",
      'Only the one. I asked next door, and theirs is with another bank.',
    ],
  },
  {
    asked: [
      'Has this happened before?',
      'Did you ever have trouble with it before?',
      'Is this the first time it went down?',
      'Has it ever failed before?',
    ],
    says: [
      'Never. Six years, and then on a Friday at lunch.',
      "No. That's why I was so sure you'd fix it.",
      "It's the first time. I hope it's the last.",
    ],
  },
  {
    asked: [
      'Why do you think it broke?',
      'What do you think is wrong with it?',
      'Any idea why it died?',
      'What could have caused it?',
    ],
    says: [
      "If you ask the engineer in me, it's the power board. But I don't care why.",
      "Something inside burnt out. You can't mend that over the phone.",
      "Something on the board, I'd say. It beeped twice and went dark.",
    ],
  },
  {
    asked: [
      'Are you in front of the machine now?',
      'Do you have it with you?',
      'Could you go and get the machine?',
      'Can you try it once more for me?',
    ],
    says: [
      "It's in front of me. It looks at me and does nothing.",
      "It's right here on the counter. Still black.",
      "I'm holding it. I've just pressed the button again. Nothing.",
    ],
  },
]
