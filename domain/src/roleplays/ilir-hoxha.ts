import { ilirHoxhaAnswers } from './answers/ilir-hoxha.ts'
import { toldWhenAsked, toldWhenEarned, type WrittenRoleplay } from './written.ts'

export const ilirHoxha: WrittenRoleplay = {
  persona: {
    name: 'Ilir Hoxha',
    role: 'Tram driver in Sheffield, sent by occupational health',
    situation:
      'Ten weeks ago a boy of fifteen stepped off the platform at Castle Square, looking at his phone. Ilir braked and stopped two metres short. Nobody was hurt and the boy ran off laughing. Ilir had three weeks at home and has been on half shifts since. Occupational health has given him six sessions and will ask afterwards whether he is fit for full shifts. He is polite, he looks at the clock, and he says he is fine.',
    background:
      'Ilir is 43 and came to Sheffield from Shkoder at twenty. He has driven trams for eleven years without a mark on his record, and the younger drivers come to him to learn the steep part of the line. He is married to Teuta, who works in a school kitchen, and they have two daughters, Lira, who is thirteen, and Era, who is eight. His father drove a bus for thirty years and never talked about any of it, and for a long time Ilir was proud to be like him. On half shifts he brings home 600 pounds a month less. He has told nobody that the boy had the same jacket as Lira.',
    painPoints: [
      'Four hours of sleep is a good night now, and the sound of the brake is what ends it.',
      'Both hands go cold on the controller at Castle Square, on every round.',
      'Two or three glasses of raki before bed have become the way to get to sleep. In September it was one, on Sundays.',
      'Era no longer asks to be driven to swimming, since the shouting in the car three weeks ago.',
    ],
    goals: [
      'Get the form signed that says fit for full shifts.',
      'Not be told to breathe, or to look on the bright side.',
      'Sleep through one whole night, which takes some trust to say aloud.',
    ],
  },
  graph: {
    answers: ilirHoxhaAnswers,
    greetings: [
      "Hello. I'm Ilir. They said two o'clock.",
      'Hi. Ilir Hoxha. Occupational health sent me.',
      "Hello. Is this the right room? I'm Ilir.",
      'Good afternoon. Ilir. So… here I am.',
    ],
    facts: [
      toldWhenAsked('situation-1', [
        'Ten weeks ago a boy stepped off the platform at Castle Square. He was looking at his phone.',
        'It was at Castle Square. A boy, fifteen, stepped out in front of me, with his phone.',
      ]),
      toldWhenAsked('situation-1.2', [
        'I braked. I stopped two metres short.',
        "Two metres. That's where I stopped.",
      ]),
      toldWhenAsked('situation-1.3', [
        'Nobody was hurt. The boy ran off laughing.',
        'He laughed and ran off. Nothing happened to him.',
      ]),
      toldWhenAsked('situation-2', [
        "I had three weeks at home. Since then I've been on half shifts.",
        'Three weeks off, and now half shifts.',
      ]),
      toldWhenAsked('situation-3', [
        "Occupational health gave me six sessions. After that they decide whether I'm fit for full shifts.",
        'They sent me. Six times, and then somebody says if I can drive full shifts.',
      ]),
      toldWhenAsked('situation-4', ["I'm fine. Really.", "I'm okay. I said that to them as well."]),
      toldWhenAsked('background-1', ["I'm forty-three.", 'Forty-three.']),
      toldWhenAsked('background-1.2', [
        'I came to Sheffield from Shkodër when I was twenty.',
        'From Shkodër, in Albania. I was twenty when I came to Sheffield.',
      ]),
      toldWhenAsked('background-2', [
        "I've driven trams for eleven years. Not a mark on my record.",
        'Eleven years on the trams, and never a complaint.',
      ]),
      toldWhenAsked('background-2.2', [
        'The younger drivers come to me to learn the steep part of the line.',
        'They send me the young ones, for the steep bit.',
      ]),
      toldWhenAsked('background-3', [
        "I'm married. My wife's called Teuta, she works in a school kitchen.",
        'My wife is Teuta. She cooks at a school.',
      ]),
      toldWhenAsked('background-3.2', [
        'We have two daughters. Lira is thirteen, Era is eight.',
        'Two girls, Lira and Era. Thirteen and eight.',
      ]),
      toldWhenAsked('background-4', [
        'My father drove a bus for thirty years. He never talked about any of it.',
        'My father was a driver too, buses, thirty years. He never said a word about it.',
      ]),
      toldWhenEarned('background-4.2', { rapport: 55 }, [
        "For a long time I was proud to be like him. Now I don't know.",
        "I always wanted to be like my father. Quiet. I'm not so sure any more.",
      ]),
      toldWhenAsked('background-5', [
        'On half shifts I bring home six hundred pounds a month less.',
        "It's six hundred a month that we don't have.",
      ]),
      toldWhenEarned('background-6', { rapport: 70 }, [
        "The boy… he had the same jacket as Lira. I've told nobody that.",
        "It was Lira's jacket. The same one. For a second I thought it was her.",
      ]),
      toldWhenEarned('pain-1', { rapport: 45, hint: "I'm just a bit tired." }, [
        "I don't sleep so well. Four hours is a good night.",
        "Four hours, maybe. That's a good night, these days.",
      ]),
      toldWhenEarned('pain-1.2', { rapport: 55 }, [
        "It's the sound of the brake that wakes me.",
        "I hear the brake. Then I'm awake, and that's it.",
      ]),
      toldWhenEarned('pain-2', { rapport: 55, hint: 'Most of the line is no problem.' }, [
        'At Castle Square my hands go cold. On every round, both of them.',
        'When I come up to Castle Square my hands go cold on the controller. Every time.',
      ]),
      toldWhenEarned('pain-3', { rapport: 60, hint: 'In the evening I find ways.' }, [
        "I have a glass of raki before bed. Two, maybe three. It's how I get to sleep.",
        'In the evening I have my raki. Two or three glasses, and then I can lie down.',
      ]),
      toldWhenEarned('pain-3.2', { rapport: 62 }, [
        'In September it was one glass, on Sundays.',
        'It used to be one, on a Sunday. That was September.',
      ]),
      toldWhenEarned('pain-4', { rapport: 60, hint: "At home it's quiet. Quieter than it was." }, [
        "Era doesn't ask me to drive her to swimming any more.",
        'At home… my little one used to want me to drive her to swimming. Now she asks her mother.',
      ]),
      toldWhenEarned('pain-4.2', { rapport: 66 }, [
        "I shouted in the car, three weeks ago. I've never shouted like that.",
        'Three weeks ago I shouted at her in the car. She went very still.',
      ]),
      toldWhenEarned('goal-1', { rapport: 35 }, [
        "I'd like the form signed. Fit for full shifts, that's all.",
        "There's a form. If you sign that I'm fit, I can go back to full shifts.",
      ]),
      toldWhenEarned('goal-2', { rapport: 42 }, [
        "I don't want to be told to breathe. Or to look on the bright side.",
        "Everybody tells me to breathe. I don't want to hear that here.",
      ]),
      toldWhenEarned('goal-3', { rapport: 60 }, [
        "I'd like to sleep. One whole night.",
        'One night, the whole of it. That would be something.',
      ]),
    ],
    asks: [
      {
        id: 'ask-1',
        reveals: 'goal-1',
        says: ['So, the form. When do you sign it?', 'Can I ask about the form? Who decides that?'],
        words: 'form sign fit shifts sessions decide together after',
      },
      {
        id: 'ask-2',
        says: [
          'What happens here, exactly? Do I just talk?',
          'And what do you do with what I say? Does my manager get it?',
        ],
        words: 'confidential between talk private share manager',
      },
    ],
    phrases: {
      'why-you-ask': [
        'Is that important for the form?',
        'Do you write that down?',
        "I'm sorry, why do you ask?",
        'Do others ask me that too, later?',
      ],
      'come-back': [
        'Can we leave that for another time?',
        "Not today, if that's all right.",
        'I would have to think. Maybe next week.',
        'Let me keep that one for the tram.',
      ],
      advice: [
        'Breathing. Yes. They gave me a leaflet.',
        "I've tried that. It doesn't stop the brake.",
        "That's what Teuta says, too.",
        'My doctor said the same.',
        'You have driven a tram, have you?',
        'I know. I know all that.',
      ],
      'not-yet': [
        "I'm fine. Really.",
        "There isn't much to say there.",
        "We don't talk about such things, at home.",
        "It's nothing. I go to work, I come home.",
        "I'd rather not.",
        "That's… no. Let's leave it.",
      ],
      'how-i-am': [
        'Fine, thank you.',
        "I'm okay. Does it start now?",
        'Good. A bit tired.',
        "I'm all right. The tram was late, would you believe it.",
      ],
    },
  },
}
