import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Small things that two people on the phone come to: dogs, holidays, what is on the radio. */
export const noraInPrivate: WrittenAnswer[] = [
  {
    asked: [
      'Do you have a dog?',
      'Have you any pets?',
      'Are you a cat person or a dog person?',
      'Is there a dog on the yard?',
      'Do you like animals?',
    ],
    says: [
      "A yard cat called Diesel. He's not mine, he'd tell you.",
      'Two hens, and a cat at work. Dessie wanted hens.',
    ],
  },
  {
    asked: [
      'Where do you go on holiday?',
      'Do you travel much?',
      'Where was your last holiday?',
      'Are you going away this year?',
      'Have you a holiday booked?',
      'Where would you like to go?',
    ],
    says: [
      "Donegal in August, in the rain. Portugal in June, if I find somebody for Gerry's chair.",
      "Donegal, the last time, a week of rain. I'd like Portugal, so tell me who plans in June.",
    ],
  },
  {
    asked: [
      "What's your favourite food?",
      'What do you like to eat?',
      'Do you like to cook?',
      'What do you eat at Christmas?',
      'What do you have on the table on Christmas Day?',
    ],
    says: [
      'A curry, even on Christmas Day. Dessie cooks it, I see enough birds.',
      'Anything hot I did not have to deliver. Dessie cooks, I eat.',
    ],
  },
  {
    asked: [
      'Did you go to university?',
      'What did you study?',
      'What did you learn at school?',
      'Have you a degree?',
      'Did you do a course for it?',
      'What training do you have?',
    ],
    says: [
      'School till eighteen, and then the cold store by way of a shoe shop.',
      'A transport manager certificate, at night, with two small boys. No degree.',
    ],
  },
  {
    asked: [
      'What did your parents do?',
      'Are your parents still alive?',
      'Do you come from a big family?',
      'Have you brothers and sisters?',
      'Was your father a driver, too?',
    ],
    says: [
      "My father fished out of Kilkeel, God rest him. My mother's eighty, and we're five.",
      "Five of us, and I'm the second. Father at sea, and my mother asks when I get a proper job.",
    ],
  },
  {
    asked: [
      'Do you follow football?',
      'Which team do you support?',
      'Are you into sports?',
      'Do you do any sport?',
      'Did you play football yourself?',
    ],
    says: [
      'Down in the Gaelic, and whoever Rory keeps goal for.',
      'I swim, and I shout at under-seventeens. That is my sport.',
    ],
  },
  {
    asked: [
      'Do you really swim in the lough in winter?',
      "Isn't the lough cold?",
      'How cold is the water?',
      'Who do you swim with?',
      'Since when do you swim?',
    ],
    says: [
      'Seven degrees just now. After four years in a cold store it is a bath.',
      'Three of us from Rostrevor, on Sundays. Nobody talks about work, by law.',
    ],
  },
  {
    asked: [
      'What do you listen to in the car?',
      'What music do you like?',
      'Do you have the radio on?',
      'What is on the radio in your car?',
      'Do you like to sing along?',
    ],
    says: [
      'The traffic news, and then nothing. I like nothing.',
      'Country, when Malachy had the van before me. Left to myself, nothing at all.',
    ],
  },
  {
    asked: [
      'Do you watch television?',
      'Do you read much?',
      'What do you do in the evening?',
      'What do you do when you get home?',
      'How do your evenings look?',
    ],
    says: [
      'I fall asleep in front of whatever the boys have on. By nine.',
      "Half a page of a book, and I'm gone. Dessie puts out the lamp.",
    ],
  },
  {
    asked: [
      'What car do you drive?',
      'How do you get to work?',
      'Do you drive to work?',
      'How long is your way to work?',
      'Do you go by car?',
    ],
    says: [
      'An old Skoda that smells of butter. Ten minutes along the lough.',
      "By car, ten minutes. I check every dock on the way, I can't help it.",
    ],
  },
  {
    asked: [
      'How do you switch off?',
      'Can you leave the work behind at home?',
      'How do you cope with the stress?',
      'What helps you when it gets too much?',
      'What calms you down?',
    ],
    says: [
      'Cold water, on a Sunday. You can think of nothing else in it.',
      'I walk round the yard once, when the vans are out. Then it goes.',
    ],
  },
  {
    asked: [
      'What is Newry like?',
      'Is it nice there?',
      'What is there to see in Newry?',
      'Do you like living there?',
      'Should I come to Newry?',
    ],
    says: [
      'A canal, a cathedral, and everybody knows your mother.',
      "It's grand. Hills on both sides, and a road to anywhere.",
    ],
  },
  {
    asked: [
      'Is my accent hard to understand?',
      'Do you understand me all right?',
      'Am I speaking too fast?',
      'Sorry, is my English clear enough?',
      'Should I speak more slowly?',
    ],
    says: [
      "You're grand. I have drivers from Kilkeel, I understand anybody.",
      'I follow you fine. Take your time.',
    ],
  },
]
