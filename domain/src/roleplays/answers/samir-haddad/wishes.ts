import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What he wants now, and what else may be asked on such a call. */
export const wishes: WrittenAnswer[] = [
  {
    tells: 'goal-1',
    asked: [
      'When do you need it by?',
      "What's the latest that would work for you?",
      'At the latest when?',
      'How soon do you need it?',
      'By when must the machine be there?',
      'What do you need most?',
      'What do you want from us?',
      'What would help you now?',
      'What do you need from me today?',
      "What's most important to you?",
      'What would you like me to do?',
      'Is there a deadline?',
      'What are you hoping for today?',
      'What do you expect from this call?',
      'How can I help you?',
    ],
  },
  {
    tells: 'goal-2',
    asked: [
      'Who would you like to deal with?',
      'What would you want to be different this time?',
      'How would you like us to keep you posted?',
      'How would you like to be treated?',
      'What would help you trust us again?',
      'What do you need to believe it?',
      'What else matters to you, beside the machine?',
      'Would it help to have one person to call?',
    ],
  },
  {
    tells: 'goal-3',
    asked: [
      'What would you like to hear from me?',
      'What would put this right for you?',
      'What should we have said?',
      'Would an apology help?',
      'What have you been missing from us?',
      'What do you want somebody to say?',
    ],
  },
  {
    asked: [
      'Do you believe me?',
      'Do you trust me?',
      'Are you sure about that, do you believe it this time?',
      'Will you give us one more chance?',
      'Do you trust us?',
    ],
    says: [
      "I'll believe it when it's on my counter.",
      'You sound all right. So did Leah.',
      "I want to. Ask me again when there's a light on that machine.",
    ],
  },
  {
    asked: [
      'What happens if it is not there by Friday?',
      'What would Friday be like without a machine?',
      'What if the machine does not come before Friday?',
      "What happens on Saturday if it's still dead?",
      'What will you do if it is not fixed?',
      'What would it mean if nothing changes?',
      "What would it mean if the machine weren't there by Friday?",
      'Forty guests and no machine on Friday, what would that mean for you?',
      'What would it mean for the birthday if it was not there by then?',
    ],
    says: [
      'Then forty people look for cash, and I look for another company.',
      'Then I stand at the door on Friday and apologise to forty people. And on Monday I cancel.',
      "I don't want to think about it. Mrs Bell booked in September.",
    ],
  },
  {
    tells: 'background-6',
    asked: [
      'Are you thinking of leaving us?',
      'Will you stay with Tillstone?',
      "How did you find the other firm's card?",
      "How did you get the other company's card?",
      'Are you going to cancel?',
      'Has anybody else offered you a machine?',
      'Has another company been in touch?',
      'Has a competitor been in touch?',
      'Have you looked at other companies?',
      'Would you change to a competitor?',
      'Do you want to end your contract?',
      'Will you stay with us?',
      'Have you talked to another provider?',
    ],
  },
  {
    asked: [
      "What did the other company's man want?",
      'What do they offer, the competitors?',
      'What did they offer?',
    ],
    says: [
      'His card says a machine in twenty-four hours. So did you.',
      "I never spoke to him. A machine in a day, it says, and it's underlined.",
    ],
  },
  {
    asked: [
      'Do you want to make a complaint?',
      'Would you like to complain formally?',
      'Shall I log a complaint for you?',
      'Do you want me to open a formal complaint?',
    ],
    says: [
      "I don't want a complaint. I want a machine.",
      'Write down that it went wrong. But first the machine.',
      'Later, maybe. When I can take cards again.',
    ],
  },
  {
    asked: [
      'What do you think of our service?',
      'How do you rate our service?',
      'Would you recommend us?',
      'Were you happy with us before?',
      'How was it with us until now?',
    ],
    says: [
      'Six years I had no reason to call you. Now I know why that was good.',
      "Until Friday I'd have said fine. Today, don't ask.",
      "Everybody's very friendly. Nobody does anything.",
    ],
  },
  {
    asked: [
      'Do you want to speak to my manager?',
      'Shall I put you through to a supervisor?',
      'Would you like to talk to my boss?',
      'Do you want me to escalate this?',
      'Should I pass you on to a colleague?',
      'Can I transfer you to another team?',
    ],
    says: [
      "No. Then I'm with number five and start again.",
      "Please don't pass me on. You've heard it now, so you do it.",
      "Only if your boss has a machine in his hand. Otherwise I'd rather stay with you.",
    ],
  },
  {
    asked: [
      'Can I put you on hold for two minutes?',
      'Would you hold for a moment?',
      'May I put you on hold?',
      'Can you wait a minute while I check?',
      'Would you mind waiting while I look that up?',
      'Could you give me a minute?',
    ],
    says: [
      'Two minutes. Without the music, please.',
      "If you come back. I've waited thirty-five.",
      "All right. But don't lose me.",
    ],
  },
  {
    asked: [
      'May I ask you a few questions?',
      'Can I ask you something?',
      'Do you have a minute for some questions?',
      'Is it okay if I ask you some things?',
      'Do you have time now?',
      'Is now a good time?',
    ],
    says: [
      'Ask. But make it quick, lunch starts at twelve.',
      "Go on. If they're not the same five as on Friday.",
      "I've had time for thirty-five minutes of music. So yes, ask.",
    ],
  },
  {
    asked: [
      'Can you tell me the whole story from the beginning?',
      'Could you start from the beginning?',
      'Do you mind telling me everything once more?',
      'Would you tell me what happened, from the start?',
    ],
    says: [
      'From the beginning? Fourth time. Dead on Friday, three calls, a machine promised, a charger sent.',
      'Again? It died on Friday, Leah promised me a machine, and I got a charger.',
      "I'll give you the short one. Friday dead, Saturday a charger, today you.",
    ],
  },
  {
    asked: [
      'Is there anything else I can do for you?',
      'Anything else?',
      'Have I forgotten something?',
      'Anything you want to ask me?',
      'Do you want to ask me anything?',
      'Is there something else that went wrong?',
      'Do you need anything else from me?',
      'Was that everything?',
      'Do you need anything from me for today?',
      'Do you have any other questions?',
      "Is there anything you'd still like from me?",
      'Is there something that you would still like from me?',
      'What else would you like from me today?',
    ],
    says: [
      'No. Just the machine.',
      "A machine, a time and your name. That's all I need.",
      "No, that's it. Just do what you said.",
    ],
  },
  {
    asked: [
      'How did it feel, standing there on Friday?',
      'How was that for you?',
      'What was it like, with people watching?',
      'How did you feel when it died?',
      'Was it embarrassing?',
      'How did you feel?',
    ],
    says: [
      "Like a beggar in my own place. Full house, and I can't take their money.",
      "Embarrassing. You cook for people, and then you stand there and can't even let them pay.",
      "I've built bridges. I felt as if one had come down.",
    ],
  },
  {
    asked: ['Who else knows about this?', 'Have you told anybody about it?', 'Who have you told?'],
    says: [
      'The whole street. The sign is on the door.',
      'Rima, the waiters, and everybody who wanted to pay by card.',
      'My sister. She says call them again. So here I am.',
    ],
  },
  {
    asked: [
      'Are you angry with me?',
      'Are you angry?',
      'Are you upset with me?',
      'Why are you shouting?',
      'Could you calm down?',
    ],
    says: [
      "Not with you. You've picked up. But I'm number four times tired of this.",
      "I'm loud, I know. It's not you. It's the fourth call.",
      "Yes, I'm angry. I don't know yet whether it's with you.",
    ],
  },
  {
    asked: [
      "What's your name?",
      'Who am I speaking to?',
      'Could I have your name, please?',
      'Can you tell me your name?',
      'What was your name again?',
      'How do you spell your name?',
    ],
    says: [
      "Samir Haddad. H, A, double D, A, D. It's on the account.",
      "Samir Haddad, of Haddad's. You should have it in front of you.",
      'Haddad, Samir. Fourth time this weekend that I spell it.',
    ],
  },

  {
    asked: [
      "How come you've called so many times?",
      'Why did you have to call four times?',
      'Why have you called so often?',
    ],
    says: [
      "Because every time somebody promises something, and then it doesn't come.",
      "You'd have to ask the first three. I'd have been happy with one call.",
      'One told me to wait, one passed it on, one sent a charger. That makes four.',
    ],
  },
  {
    asked: [
      'What did the last person do wrong?',
      'What should Leah have done?',
      'What would you have done in her place?',
      'What should she have done differently?',
      'What could we have done better?',
    ],
    says: [
      "Looked into the box. That's all.",
      'Ring me on Saturday and ask: is it there, does it work? One minute.',
      'Check it, and call me back. Nobody has called me back once.',
    ],
  },
  {
    asked: [
      'Was it the same person every time?',
      'Did you speak to the same person each time?',
      'Was it always somebody else?',
      'How many different people have you spoken to?',
    ],
    says: [
      "Somebody new each time. You're the fourth.",
      'Never the same one. And each of them asks for my postcode.',
      'Three calls, three people. And now you.',
    ],
  },
  {
    asked: [
      'May a colleague call you instead?',
      'Could somebody else ring you tomorrow?',
      "What if I'm not in tomorrow, may a colleague call?",
      'Is it all right if a colleague takes over?',
    ],
    says: [
      "I'd rather it was you. You know the story now.",
      "If he has read everything first. I'm not telling it a fifth time.",
      'Then tell him about the box. And give me his name.',
    ],
  },
  {
    asked: [
      'Do you accept my apology?',
      'Can you forgive us?',
      'Will you accept our apologies?',
      'Are we still friends?',
    ],
    says: [
      "From you, yes. You've listened.",
      "I accept it. I'd accept a machine even more.",
      "All right. That's decent of you.",
    ],
  },
  {
    asked: ['Should I apologise to your sister as well?', 'Shall I say sorry to Rima?'],
    says: [
      "Better not. She's got a knife in her hand.",
      "I'll tell her. She'll say, and where's the machine?",
    ],
  },
  {
    asked: [
      'Shall I phone or text?',
      'Do you prefer a call or a text?',
      'Would you rather have a call or a message?',
      'Is a text message better than a call?',
    ],
    says: [
      "Ring me. If I've got plates in my hand, then text.",
      'A text when it leaves, a call at ten. Both.',
      "Call. With a text I can't hear whether you mean it.",
    ],
  },
  {
    asked: ['Are you recording this?', 'Do you mind if we record the call?', 'May I record this?'],
    says: [
      'Record it. Then at least somebody remembers what was promised.',
      'Please do. And play it to the warehouse.',
      "I hope so. Then I needn't tell it again.",
    ],
  },
  {
    asked: [
      'Can I call you Samir?',
      'May I use your first name?',
      'Shall I call you Mr Haddad or Samir?',
      'Is Samir all right?',
    ],
    says: [
      'Samir is fine.',
      'Samir. If you send a machine, you can call me what you want.',
      "Samir, yes. What's yours?",
    ],
  },
  {
    asked: [
      'How do I pronounce your surname?',
      'Am I saying your name right?',
      'How do you say Haddad?',
    ],
    says: [
      'Had-dad. Like a father twice, nearly.',
      'Haddad. It means smith. You said it well enough.',
    ],
  },
]
