import { marisolQuispeAnswers } from './answers/marisol-quispe.ts'
import { toldWhenAsked, toldWhenEarned, type WrittenRoleplay } from './written.ts'

export const marisolQuispe: WrittenRoleplay = {
  persona: {
    name: 'Marisol Quispe',
    role: 'Senior biomedical scientist, leads the night shift in blood transfusion',
    situation:
      'It is half past eight in the morning and Marisol has just come off a night. On Tuesday, at handover, she saw that Owen, a trainee, had swapped the labels on two crossmatch samples. She stopped him by asking across the bench whether anybody had ever taught him to read. Five people heard it. She knows that she was right about the samples, suspects that this talk is about her manners, and is too tired to be careful.',
    background:
      "Marisol is 39. She trained in Arequipa under a chief who was terrifying and never once raised her voice in front of others, and has worked in this laboratory for fourteen years. In that time no wrong unit has left it on her shift. Two posts have been empty since July, and she has worked eleven extra nights since August on top of her own. In September she was promised agency cover, and none came. She would like to be the laboratory's training lead when the post is advertised in the new year, and she has not told anybody so. On her days off she sings alto in a choir of sixty and, she says, does as she is told.",
    painPoints: [
      'Eleven extra nights since August, and nobody has said thank you for them.',
      'Two posts have been empty since July, and the agency cover that was promised in September never came.',
      'A swapped label can kill somebody, and it feels as if only the tone of voice gets talked about.',
      'The trainees have gone quiet on nights, and it is hard to say why.',
    ],
    goals: [
      'Be told plainly what she did, with an example, and not what she is like.',
      'Get a date for the extra nights to end.',
      'Still be somebody who could lead the training.',
    ],
  },
  graph: {
    answers: marisolQuispeAnswers,
    greetings: [
      "Morning. You wanted to see me. I've been up since six last night.",
      'Hi. Is this about Tuesday?',
      "Hello. Can we do this sitting down? I've just come off nights.",
      'You asked for me. Here I am.',
    ],
    facts: [
      toldWhenAsked('situation-1', [
        "I've just come off a night. It's half past eight in the morning.",
        "It's half past eight and I should be asleep.",
      ]),
      toldWhenAsked('situation-2', [
        'Owen had swapped the labels on two crossmatch samples. I saw it on Tuesday, at handover.',
        "On Tuesday two crossmatch samples had each other's labels. Owen's work.",
      ]),
      toldWhenAsked('situation-2.2', [
        'I asked Owen, across the bench, whether anybody had ever taught him to read.',
        'I said, has anybody ever taught you to read. Across the bench. Yes, I said that.',
      ]),
      toldWhenAsked('situation-2.3', [
        'Five people heard what I said to Owen. I know.',
        "There were five people around. I didn't count at the time.",
      ]),
      toldWhenAsked('situation-3', [
        "I was right about the samples. That's what matters to me.",
        "About the samples I was right, and nobody says I wasn't.",
      ]),
      toldWhenAsked('situation-3.2', [
        'I suppose this is about my manners.',
        'So this is a talk about my tone. I thought so.',
      ]),
      toldWhenAsked('background-1', ["I'm thirty-nine.", 'Thirty-nine.']),
      toldWhenAsked('background-2', [
        'I trained in Arequipa. My chief was terrifying, and she never once raised her voice in front of others.',
        'My first chief, in Arequipa, frightened all of us. But never in front of other people.',
      ]),
      toldWhenAsked('background-3', [
        "I've been in this laboratory for fourteen years.",
        'Fourteen years, here.',
      ]),
      toldWhenAsked('background-3.2', [
        'In fourteen years no wrong unit has left this lab on my shift. Not one.',
        'Not one wrong unit on my shift. You can look it up.',
      ]),
      toldWhenAsked('background-4', [
        "I've done eleven extra nights since August, on top of my own.",
        'Eleven nights more than my share, since August.',
      ]),
      toldWhenAsked('background-5', [
        'I was promised agency cover in September. None came.',
        "September, agency cover. That's what I was told, and nobody came.",
      ]),
      toldWhenEarned('background-6', { rapport: 68 }, [
        "I'd like to lead the training, when that post comes up in the new year. I haven't told anybody.",
        "There's the training lead post, in the new year. I wanted to apply. I still do, I think.",
      ]),
      toldWhenAsked('background-7', [
        "On my days off I sing in a choir. Alto. There I do as I'm told.",
        "I sing, sixty of us. Alto. Nobody asks my opinion, it's lovely.",
      ]),
      toldWhenEarned('pain-1', { rapport: 45, hint: "It's been a lot of nights." }, [
        'Eleven extra nights, and nobody has said thank you for one of them.',
        "I don't need flowers. But eleven nights, and not one thank you.",
      ]),
      toldWhenEarned('pain-2', { rapport: 46, hint: "We're not exactly full, on nights." }, [
        'Two posts have been empty since July. So there are two of us where there should be four.',
        "We've been two short since July. The agency people never turned up.",
      ]),
      toldWhenEarned('pain-3', { rapport: 48, hint: 'You do know what a label can do?' }, [
        'A swapped label can kill somebody. And all that gets talked about is my tone of voice.',
        'If a wrong unit goes out, somebody dies. And we sit here and talk about how I said it.',
      ]),
      toldWhenEarned('pain-4', { rapport: 58, hint: "It's quiet on nights, these days." }, [
        "The trainees have gone quiet on nights. I don't know why.",
        "They don't ask me things any more, the trainees. It's gone quiet, and I can't say why.",
      ]),
      toldWhenEarned('pain-4.2', { rapport: 66 }, [
        'If the trainees are afraid to ask me, then somebody makes a mistake and says nothing. I know that.',
        'I suppose a frightened trainee hides things. I was one once. I know how that goes.',
      ]),
      toldWhenEarned('goal-1', { rapport: 40 }, [
        "Tell me what I did. With an example. Not what I'm like.",
        "I want to hear what I did, one time, plainly. Not that I'm difficult.",
      ]),
      toldWhenEarned('goal-2', { rapport: 45 }, [
        'I want a date when the extra nights end.',
        'Give me a date for the nights. A real one.',
      ]),
      toldWhenEarned('goal-3', { rapport: 64 }, [
        "I'd still like to be somebody who could lead the training, after this.",
        "I don't want to be the one they warn the trainees about.",
      ]),
    ],
    objections: [
      {
        id: 'right',
        name: 'I was right',
        says: [
          "And if I'd said nothing? Then what goes into the patient?",
          'I was right, though. Does that count for anything?',
          'So next time I whisper, and the wrong unit goes out?',
        ],
        explains: [
          "I've seen what happens when a label's wrong. You don't forget it.",
          "In that second I don't think about how it sounds. I think about the patient.",
        ],
        when: { any: [{ now: ['proposal', 'next-step', 'challenge'] }, { turns: 4 }] },
        settles: [['acknowledged', 'answered'], ['acknowledged'], ['explored', 'answered']],
        words: 'right labels samples stopped patient safe both how said quietly aside',
      },
      {
        id: 'nights',
        name: 'And the nights?',
        says: [
          'And my nights? Does anything change there, or only my manners?',
          "I'll think about how I say things. When do the extra nights end?",
        ],
        explains: [
          "I've asked three times. Every time it's soon.",
          "Nobody's at their best on night eleven. I'm not saying it as an excuse.",
        ],
        when: { now: ['proposal', 'next-step'] },
        settles: [['answered'], ['acknowledged', 'answered']],
        words: 'nights date rota cover agency end week month posts thank',
      },
    ],
    asks: [
      {
        id: 'ask-1',
        reveals: 'goal-1',
        says: [
          'What did I do, then? Give me one example.',
          'Can you say what you mean, plainly? What did I do?',
        ],
        words: 'tuesday handover owen bench read said front people',
      },
      {
        id: 'ask-2',
        reveals: 'goal-2',
        says: [
          'When do the extra nights stop? I want a date.',
          'And when does the cover come? An actual date, please.',
        ],
        words: 'date nights cover agency week month end january',
      },
      {
        id: 'ask-3',
        reveals: 'goal-3',
        says: [
          'Does this go on my record?',
          'Is this the end of it for me? For anything else here, I mean?',
        ],
        words: 'record training lead future post trust stay value',
      },
    ],
    phrases: {
      'how-i-am': [
        "I'm tired. It's been a night.",
        'Awake. Just about.',
        "I've been up for fourteen hours. How are you?",
        "Ask me after I've slept.",
      ],
      'not-yet': [
        "I'm too tired for that one.",
        "I don't see why that matters here.",
        "That's mine, thank you.",
        "You asked me here about Tuesday, didn't you?",
        "Let's not.",
        "I'm fine. I do my work.",
      ],
      'why-you-ask': [
        'Why do you want to know that?',
        'What does that change?',
        'Is that part of it, too?',
        'And what is that for?',
        'Where are you going with this?',
        'Why?',
      ],
    },
  },
}
