import type { WrittenAnswer } from '../../graph/plan.ts'

/** Vans, drivers, depots, and an ordinary day. */
export const noraOfHerYard: WrittenAnswer[] = [
  {
    asked: [
      'When do the vans leave in the morning?',
      'What time do the drivers go out?',
      'How long until the vans are on the road?',
      'How many hours until the vans are out?',
      'What time does the first van leave the yard?',
    ],
    says: [
      'First van out at six, the last by seven.',
      'Loaded by six, gone by seven. Earlier in December.',
      'Between six and seven. Gerry starts at four so that they can.',
    ],
  },
  {
    tells: 'background-3',
    asked: [
      'How many vans do you have?',
      'How many vans go out these days?',
      'How many vans is Gerry planning for at the moment?',
      'How big is your fleet?',
      'How many lorries have you got?',
      'How many trucks do you have?',
      'How many drivers work for you?',
      'How many people do you manage?',
      'How many people work for you?',
      'How big is your team?',
      'How many staff have you got?',
      'How many depots do you have?',
      'How large is your operation?',
      'How many vehicles are you running?',
    ],
  },
  {
    asked: [
      'Where are your depots?',
      'Where are you based?',
      'What area do you cover?',
      'How far do your vans go?',
      'Which region do you deliver in?',
      'Where do you deliver?',
    ],
    says: [
      'Newry, and a smaller one in Ballymena. Between them, most of the North.',
      'Newry and Ballymena. From the Mournes up to the north coast.',
      'All over the North, and a bit across the border. Newry is the big yard.',
    ],
  },
  {
    tells: 'background-3.2',
    asked: [
      'How many days a week do you deliver?',
      'Which days do you deliver?',
      'Do you deliver at weekends?',
      'Do the vans go out on Sundays?',
    ],
  },
  {
    asked: [
      'How many vans and drops is that on a normal day?',
      'How many vans is he planning for, and how many drops?',
      'How many vans and how many drops does he plan?',
    ],
    says: [
      'Forty-six vans and three hundred and eighty drops. More each week, until Christmas.',
      'Three hundred and eighty drops, for forty-six vans. On a normal day, which this is none of.',
    ],
  },
  {
    asked: [
      'How many drops does one van have?',
      'How many stops per van?',
      'How many deliveries does a driver do?',
      'How long is an average route?',
    ],
    says: [
      'Nine or so in the country, twelve in Belfast.',
      'Ten drops a van, give or take. More in the towns.',
      "Between eight and twelve. It's the miles that differ.",
    ],
  },
  {
    asked: [
      'How do you manage the Christmas rush?',
      'Do you take on extra drivers for Christmas?',
      'How will you cope in December?',
      'Is Christmas a problem for you?',
      'How do you handle 520 drops?',
    ],
    says: [
      'Longer days, agency drivers, and nobody sleeps. Same every year.',
      'We hire six vans and pray for no snow.',
      'It gets done. Gerry gets in at three instead of four.',
    ],
  },
  {
    asked: [
      'What do the drivers use now?',
      'Do the drivers have phones or an app?',
      'Do your drivers have sat navs?',
      'How does the driver get his route?',
    ],
    says: [
      'A phone each and a sheet of paper. The sheet wins.',
      'On paper, from the printer. They all have a phone, and the satnav in it is for streets.',
      'A printed sheet, in order of drops. Half of them reorder it in the cab.',
    ],
  },
  {
    asked: [
      'How big is the company?',
      'How many people work at Brackwater?',
      'How many employees do you have?',
    ],
    says: [
      'About a hundred and thirty of us. Family-owned, and Colm minds the money.',
      'A hundred and thirty, with the cold store. The drivers are nearly half of that.',
      'Not big, not small. A hundred and thirty people, and everybody knows everybody.',
    ],
  },
  {
    asked: [
      "What's a normal day like on the yard?",
      'What does a typical day look like?',
      'Walk me through a normal day.',
      'Describe an ordinary day at Brackwater.',
    ],
    says: [
      "Gerry at four, me at six, vans out by seven. After that it's the phone till five.",
      'Quiet till six, mad till seven. Then we wait for who rings.',
      "Loaded by six, gone by seven. From nine on it's me and the phone.",
    ],
  },
  {
    asked: [
      'How do the drivers know about bad lanes?',
      'How does a new driver learn the routes?',
      'How do you train new drivers?',
    ],
    says: [
      'Two weeks in the passenger seat. Then they ring Gerry.',
      'They ride along with somebody for a fortnight. And they ring Gerry.',
      "From the others, and from Gerry. Nothing's written in the van.",
    ],
  },
  {
    asked: [
      'Do you know all the drivers?',
      'Do you know them by name?',
      'Do you know your drivers well?',
    ],
    says: ['All sixty-one. And most of their wives.', 'By name, and by how they reverse.'],
  },
  {
    asked: [
      'How many turkeys is that?',
      'How many turkeys do you sell?',
      'Do you sell a lot of turkeys?',
    ],
    says: [
      'Nine thousand. I see them when I shut my eyes.',
      'Nine thousand, give or take a bad box.',
    ],
  },
  {
    asked: ["What's a drop?", 'What do you mean by a drop?', 'What counts as a drop?'],
    says: [
      'One stop at one door. Ten of those make a route.',
      'A delivery. One door, one signature.',
    ],
  },
  {
    asked: [
      'Are the vans yours or leased?',
      'How old are your vans?',
      'Do you have electric vans?',
      'What vans do you drive?',
      'How old are the vans, mostly?',
      'What age are the vans themselves?',
      'Are the vans new or old?',
      'How old is the fleet?',
    ],
    says: [
      'Leased, diesel, four years old. And one electric, for the town and the photographs.',
      'Diesel on a lease. Four years old and they sound like ten, all but the one electric.',
    ],
  },
  {
    asked: [
      'Is the border a problem?',
      'How is it with the border?',
      'What about Brexit?',
      'Do you deliver in the Republic?',
    ],
    says: [
      'A few drops across. The paper takes longer than the road.',
      'You learn which forms they really read. Gerry knows that too.',
    ],
  },
  {
    asked: [
      'What about snow?',
      'What happens when it snows?',
      'How does the weather affect you?',
      'What do you do in bad weather?',
    ],
    says: [
      "Snow's simple. Nobody moves, and nobody blames me.",
      'Gerry looks out of the window and moves the mountain drops to noon.',
    ],
  },
  {
    asked: [
      'Have you tried Google Maps?',
      'Why not just use Google Maps?',
      'Do you use satnav for planning?',
      'Could a normal navigation app do it?',
    ],
    says: [
      "It's grand for finding a street. It doesn't know about a shutter.",
      'The lads have it on their phones. It sends lorries down lanes.',
    ],
  },
  {
    asked: [
      "Who's on your team?",
      'Who works with you in the office?',
      'Who else is in the office?',
      'Do you have an assistant?',
    ],
    says: [
      'Gerry, Ciaran on Saturdays, and Bríd, who does the phones.',
      "There's Gerry, and there's Bríd on the phones. And me.",
    ],
  },
  {
    asked: [
      'What works well?',
      'What is going well?',
      'What are you proud of?',
      'What should stay as it is?',
    ],
    says: [
      'The drivers. And what Gerry does on a bad Monday.',
      "People like our drivers. I'd not want that planned away.",
    ],
  },
]
