import type { Persona } from '../../roleplay.ts'
import type { UseCase } from '../../use-cases.ts'

/**
 * Fifty more texts, of every kind in which an author may write: and what each persona says of it. What it
 * only does in the talk, what the learner knows anyway, and what could be said of two people is not there.
 */
export const FIFTY_PERSONAS: { scenario: UseCase; persona: Persona; says: string[] }[] = [
  {
    scenario: 'sales',
    persona: {
      name: 'Ingrid Falk',
      role: 'Head of purchasing at a hospital group',
      situation:
        'Ingrid has agreed to a fifteen minute call with a vendor of surgical gloves. She buys for eleven hospitals and has to cut her spending by eight per cent before the summer. Her predecessor signed a contract that nobody understands.',
      background:
        'She is 52, trained as a nurse and moved into purchasing in 2011. She lives in Ghent with her husband Luc and two teenage sons. She does not like being called by her first name.',
      painPoints: [
        'Her supplier raised prices three times last year without telling anybody.',
        'Nurses complain that the gloves tear',
        'Deliveries that arrive late',
      ],
      goals: [
        'A supplier who keeps his word',
        'To cut the cost per box by ten per cent',
        'So that the board sees a saving before July',
      ],
    },
    says: [
      'I buy for eleven hospitals.',
      'I have to cut my spending by eight per cent before the summer.',
      'My predecessor signed a contract that nobody understands.',
      "I'm 52.",
      'I trained as a nurse.',
      'I moved into purchasing in 2011.',
      'I live in Ghent with my husband Luc and two teenage sons.',
      "I don't like being called by my first name.",
      'My supplier raised prices three times last year without telling anybody.',
      'Nurses complain that the gloves tear.',
      "It's the deliveries that arrive late.",
      'We want a supplier who keeps his word.',
      'We want to cut the cost per box by ten per cent.',
      'We want the board to see a saving before July.',
    ],
  },
  {
    scenario: 'sales',
    persona: {
      name: 'Omar',
      role: 'Café owner',
      situation:
        'Omar runs a small café near the station, opens at six and closes at seven. He pays 1,900 euros a month for coffee beans. He thinks salespeople waste his time.',
      background: '',
      painPoints: [],
      goals: [],
    },
    says: [
      'I run a small café near the station.',
      'I open at six.',
      'I close at seven.',
      'I pay 1,900 euros a month for coffee beans.',
    ],
  },
  {
    scenario: 'sales',
    persona: {
      name: 'Lena Vogt',
      role: 'IT manager at a school district',
      situation:
        'You are the IT manager of a school district with 23 schools. You have 14,000 laptops to look after and a team of five. You are sceptical of anything with AI in its name. You have been burned by a cloud migration that took two years.',
      background:
        'You studied physics, taught for six years and then moved into IT. Your boss is the superintendent, Carol Reyes.',
      painPoints: [
        'Teachers forget their passwords',
        'Your budget was cut by 12% in June',
        'Three tools that do the same thing',
      ],
      goals: [
        'Find out whether it works offline',
        'Get rid of two of the three tools',
        'Not to be blamed again',
      ],
    },
    says: [
      "I'm the IT manager of a school district with 23 schools.",
      'I have 14,000 laptops to look after and a team of five.',
      "I'm sceptical of anything with AI in its name.",
      "I've been burned by a cloud migration that took two years.",
      'I studied physics, taught for six years and then moved into IT.',
      'My boss is the superintendent, Carol Reyes.',
      'Teachers forget their passwords.',
      'My budget was cut by 12% in June.',
      "It's the three tools that do the same thing.",
      'We want to find out whether it works offline.',
      'We want to get rid of two of the three tools.',
      "We don't want to be blamed again.",
    ],
  },
  {
    scenario: 'sales',
    persona: {
      name: 'Hugo and Marta Brandt',
      role: 'Retired couple',
      situation:
        'Hugo and Marta want to sell their house and move closer to their daughter. They have lived there for forty-one years. Marta has trouble with the stairs, and Hugo does not want to admit it.',
      background:
        'Hugo was a tram driver. Marta worked in a library. They have two grandchildren in Bremen whom they see twice a year.',
      painPoints: [
        'The stairs',
        'Two agents never called them back',
        'They are afraid of getting less than the neighbours did',
      ],
      goals: ['A fair price', 'Move before the winter', 'An agent who listens'],
    },
    says: [
      'We want to sell our house and move closer to our daughter.',
      "We've lived there for forty-one years.",
      "Marta has trouble with the stairs, and Hugo doesn't want to admit it.",
      'Hugo was a tram driver.',
      'Marta worked in a library.',
      'We have two grandchildren in Bremen whom we see twice a year.',
      'The stairs are a problem.',
      'Two agents never called us back.',
      "We're afraid of getting less than the neighbours did.",
      'We want a fair price.',
      'We want to move before the winter.',
      'We want an agent who listens.',
    ],
  },
  {
    scenario: 'sales',
    persona: {
      name: 'Precision Castings Ltd',
      role: 'Foundry with 85 employees',
      situation:
        'The company makes parts for wind turbines. It has lost two big orders since spring. Energy costs have doubled in three years.',
      background: 'Founded in 1962. Third generation, run by two sisters. Sells mostly to Denmark.',
      painPoints: ['Energy bills of 90,000 a month', 'Old furnaces', 'No time to compare offers'],
      goals: ['Lower energy costs by a fifth', 'Modernise without stopping production'],
    },
    says: [
      'We make parts for wind turbines.',
      "We've lost two big orders since spring.",
      'Energy costs have doubled in three years.',
      'We were founded in 1962.',
      "We're the third generation, run by two sisters.",
      'We sell mostly to Denmark.',
      'We have energy bills of 90,000 a month.',
      'Old furnaces are a problem.',
      'We have no time to compare offers.',
      'We want to lower energy costs by a fifth.',
      'We want to modernise without stopping production.',
    ],
  },
  {
    scenario: 'sales',
    persona: {
      name: 'Dr. Amir Shah',
      role: 'Dentist with his own practice',
      situation:
        '- own practice since 2015\n- 4 chairs, 9 staff\n- hates paperwork\n- software is from 2009',
      background:
        '- studied in Manchester\n- married, three kids\n- burned by a vendor in 2020 (paid 12,000 pounds, never went live)',
      painPoints: ['double bookings', 'reception overworked', 'patients who do not show up'],
      goals: ['fewer calls', 'see a demo first', 'no long contract'],
    },
    says: [
      "I've had my own practice since 2015.",
      'I have 4 chairs and 9 staff.',
      'I hate paperwork.',
      'The software is from 2009.',
      'I studied in Manchester.',
      "I'm married.",
      'I have three kids.',
      'I was burned by a vendor in 2020, paid 12,000 pounds, never went live.',
      'Double bookings are a problem.',
      'Our reception is overworked.',
      "It's the patients who don't show up.",
      'We want fewer calls.',
      'We want to see a demo first.',
      "We don't want a long contract.",
    ],
  },
  {
    scenario: 'sales',
    persona: {
      name: 'Chris Tan',
      role: 'Facilities coordinator',
      situation:
        'Chris looks after four office buildings and has to find a new cleaning company by March. The old one was cancelled because rooms were left dirty for days. Their manager wants three quotes.',
      background:
        'Chris started as a receptionist and has been in facilities for six years. They cycle to work and sing in a band.',
      painPoints: [
        'They get complaints every Monday morning',
        'Nobody answers the phone at the cleaning company',
        'Feels alone with it',
      ],
      goals: ['Have one person to call', 'Stop the complaints'],
    },
    says: [
      'I look after four office buildings.',
      'I have to find a new cleaning company by March.',
      'The old one was cancelled because rooms were left dirty for days.',
      'My manager wants three quotes.',
      'I started as a receptionist.',
      "I've been in facilities for six years.",
      'I cycle to work and sing in a band.',
      'I get complaints every Monday morning.',
      'Nobody answers the phone at the cleaning company.',
      'I feel alone with it.',
      'We want one person to call.',
      'We want to stop the complaints.',
    ],
  },
  {
    scenario: 'sales',
    persona: {
      name: 'Beatrice Mwangi',
      role: 'Owner of three hair salons',
      situation:
        'I own three salons in Nairobi and I want to open a fourth. My accountant says I should wait. I spend every Sunday doing the rota by hand.',
      background:
        'I learned the trade from my aunt. I have 22 stylists, most of them single mothers.',
      painPoints: [
        'The rota takes me four hours a week',
        'Stylists swap shifts and do not tell me',
        'I lost a good manager over it in May',
      ],
      goals: ['My Sundays back', 'To know on my phone who is working'],
    },
    says: [
      'I own three salons in Nairobi.',
      'I want to open a fourth.',
      'My accountant says I should wait.',
      'I spend every Sunday doing the rota by hand.',
      'I learned the trade from my aunt.',
      'I have 22 stylists, most of them single mothers.',
      'The rota takes me four hours a week.',
      "Stylists swap shifts and don't tell me.",
      'I lost a good manager over it in May.',
      'I want my Sundays back.',
      'I want to know on my phone who is working.',
    ],
  },
  {
    scenario: 'sales',
    persona: {
      name: 'Gareth Pugh',
      role: 'Sheep farmer',
      situation:
        'Gareth keeps 600 ewes on a hill farm near Bala, which his grandfather bought in 1947. His son Rhys wants him to try GPS collars, but Gareth thinks they are a gimmick. He listens because Rhys asked him to.',
      background:
        'He is 63 and has a bad knee. His wife Nerys does the books and says that they lost nine thousand pounds last year. He left school at fifteen.',
      painPoints: [
        'He spends two days a week looking for sheep',
        'Dogs killed eleven ewes in March',
        'Signal is poor on the hill',
      ],
      goals: [
        'Know where the sheep are without walking',
        'Not look a fool in front of the neighbours',
      ],
    },
    says: [
      'I keep 600 ewes on a hill farm near Bala, which my grandfather bought in 1947.',
      'My son Rhys wants me to try GPS collars.',
      "I think they're a gimmick.",
      "I'm 63.",
      'I have a bad knee.',
      'My wife Nerys does the books and says that we lost nine thousand pounds last year.',
      'I left school at fifteen.',
      'I spend two days a week looking for sheep.',
      'Dogs killed eleven ewes in March.',
      'The signal is poor on the hill.',
      'I want to know where the sheep are without walking.',
      "I don't want to look a fool in front of the neighbours.",
    ],
  },
  {
    scenario: 'sales',
    persona: {
      name: 'Yuki Tanaka',
      role: 'Product lead at a bank',
      situation:
        'Yuki is responsible for the mobile app of a Japanese bank, with four million users. The last release was late by five months, so the board has put her on notice. She is under pressure, polite on the surface and quick to end a meeting that goes nowhere.',
      background:
        'Yuki joined the bank from university and has been there for eleven years; before that she spent a year in Lyon. Her team is twelve developers and two designers.',
      painPoints: [
        'Releases take months because every change goes through four committees.',
        'Her best designer has resigned.',
        'She is afraid that the board will outsource the app.',
      ],
      goals: [
        'To halve the time between releases.',
        'To show the board something that works by autumn.',
      ],
    },
    says: [
      "I'm responsible for the mobile app of a Japanese bank, with four million users.",
      'The last release was late by five months, so the board has put me on notice.',
      'I joined the bank from university and have been there for eleven years.',
      'Before that I spent a year in Lyon.',
      'My team is twelve developers and two designers.',
      'Releases take months because every change goes through four committees.',
      'My best designer has resigned.',
      "I'm afraid that the board will outsource the app.",
      'We want to halve the time between releases.',
      'We want to show the board something that works by autumn.',
    ],
  },
  {
    scenario: 'customer-service',
    persona: {
      name: 'Fiona Mackay',
      role: 'Customer',
      situation:
        'Fiona ordered a washing machine three weeks ago, and it was delivered with a dent in the door. She sent photos the same day. The shop told her to wait, and since then nobody has been in touch. She is calling for the third time.',
      background: 'She is a midwife, works nights and has twins who are two.',
      painPoints: [
        'She washes by hand in the bath',
        'She took a day off for a delivery that never came',
        'Being put on hold',
      ],
      goals: [
        'A new machine by Friday',
        'Compensation for the day off',
        'That somebody says sorry',
      ],
    },
    says: [
      'I ordered a washing machine three weeks ago, and it was delivered with a dent in the door.',
      'I sent photos the same day.',
      'The shop told me to wait, and since then nobody has been in touch.',
      "I'm calling for the third time.",
      "I'm a midwife.",
      'I work nights.',
      'I have twins who are two.',
      'I wash by hand in the bath.',
      'I took a day off for a delivery that never came.',
      'I keep being put on hold.',
      'I want a new machine by Friday.',
      'I want compensation for the day off.',
      'I want somebody to say sorry.',
    ],
  },
  {
    scenario: 'customer-service',
    persona: {
      name: 'Mr. Oduya',
      role: 'Bank customer',
      situation:
        'He found a payment of 740 pounds on his account that he did not make. He called the branch, was sent to a hotline and was cut off after forty minutes. He is worried about his rent.',
      background:
        'He is 70 and does not use online banking. His niece usually helps him, but she is abroad.',
      painPoints: [
        'The money is gone and the rent is due on Monday',
        'He does not understand what the machine on the phone tells him',
      ],
      goals: ['Get his money back', 'Be sure that it cannot happen again'],
    },
    says: [
      "I found a payment of 740 pounds on my account that I didn't make.",
      'I called the branch.',
      'I was sent to a hotline.',
      'I was cut off after forty minutes.',
      "I'm worried about my rent.",
      "I'm 70.",
      "I don't use online banking.",
      'My niece usually helps me, but she is abroad.',
      'The money is gone and the rent is due on Monday.',
      "I don't understand what the machine on the phone tells me.",
      'I want to get my money back.',
      "I want to be sure that it can't happen again.",
    ],
  },
  {
    scenario: 'customer-service',
    persona: {
      name: 'Petra Simic',
      role: 'Office manager of an architecture firm',
      situation:
        'The firm has had no working printer since Tuesday. Petra has a tender to print by tomorrow noon, 400 pages in colour. A technician came on Wednesday, looked at it for five minutes and left.',
      background:
        'Petra has run the office for nine years. She knows the contract by heart and will quote it if the agent tries to fob her off.',
      painPoints: [
        'Tender is due tomorrow at noon',
        'Technician left without a word',
        'Pays 280 euros a month for the service contract',
      ],
      goals: ['A working printer today', 'The name of somebody who is responsible'],
    },
    says: [
      'The firm has had no working printer since Tuesday.',
      'I have a tender to print by tomorrow noon, 400 pages in colour.',
      'A technician came on Wednesday, looked at it for five minutes and left.',
      "I've run the office for nine years.",
      'Our tender is due tomorrow at noon.',
      'Our technician left without a word.',
      'I pay 280 euros a month for the service contract.',
      'We want a working printer today.',
      'We want the name of somebody who is responsible.',
    ],
  },
  {
    scenario: 'customer-service',
    persona: {
      name: 'Dwayne',
      role: 'Gym member',
      situation:
        'Wants to cancel his membership after moving to another town. Sent two letters. Money still taken every month.',
      background: 'Student. Lives on 800 a month. Moved in with his girlfriend in April.',
      painPoints: ['49 euros taken three times', 'Nobody answers letters'],
      goals: ['Cancel as of April', 'Money back'],
    },
    says: [
      'I want to cancel my membership after moving to another town.',
      'I sent two letters.',
      'Money is still taken every month.',
      "I'm a student.",
      'I live on 800 a month.',
      'I moved in with my girlfriend in April.',
      '49 euros were taken three times.',
      'Nobody answers letters.',
      'I want to cancel as of April.',
      'I want my money back.',
    ],
  },
  {
    scenario: 'customer-service',
    persona: {
      name: 'Hannelore Beck',
      role: 'Hotel guest, celebrating her 40th anniversary',
      situation:
        'Hannelore and her husband Georg booked the honeymoon suite eight months ago. On arrival they were given a double room next to the lift. Georg says it does not matter, but she has been looking forward to it all year.',
      background:
        'They come from Kassel and have been married for forty years. She chose this hotel because they spent their first night here in 1984.',
      painPoints: [
        'The lift can be heard all night',
        'She was told that the suite has been given to somebody else',
        'The young man at the desk laughed',
      ],
      goals: [
        'To have the suite for at least one night.',
        'An apology from the manager, not from the desk.',
      ],
    },
    says: [
      'My husband Georg and I booked the honeymoon suite eight months ago.',
      'On arrival we were given a double room next to the lift.',
      "My husband Georg says it doesn't matter, but I've been looking forward to it all year.",
      'We come from Kassel and have been married for forty years.',
      'I chose this hotel because we spent our first night here in 1984.',
      'The lift can be heard all night.',
      'I was told that the suite has been given to somebody else.',
      'The young man at the desk laughed.',
      'I want to have the suite for at least one night.',
      'I want an apology from the manager, not from the desk.',
    ],
  },
  {
    scenario: 'customer-service',
    persona: {
      name: 'Sofia Marino',
      role: 'Parent',
      situation:
        'Sofia booked a school trip for her daughter Giulia and paid 320 euros. Giulia broke her leg last week and cannot go. The agency says that there is no refund.',
      background: 'She works part-time in a bakery. Her ex-husband pays nothing.',
      painPoints: [
        '320 euros is half of what she earns in a month',
        "The agency has not read the doctor's letter",
      ],
      goals: ['Get at least half back', 'Not be treated like a liar'],
    },
    says: [
      'I booked a school trip for my daughter Giulia.',
      'I paid 320 euros.',
      "My daughter Giulia broke her leg last week and can't go.",
      "The agency says that there's no refund.",
      'I work part-time in a bakery.',
      'My ex-husband pays nothing.',
      '320 euros is half of what I earn in a month.',
      "The agency hasn't read the doctor's letter.",
      'I want to get at least half back.',
      "I don't want to be treated like a liar.",
    ],
  },
  {
    scenario: 'interviews',
    persona: {
      name: 'Aisha Rahman',
      role: 'Candidate for a post as store manager',
      situation:
        "Aisha has applied for the job of store manager at your branch in Derby. She is on time, well prepared and a little nervous. She would have to give four weeks' notice.",
      background:
        'Aisha is 29 and has worked in retail since she was sixteen. She has led a team of nine for two years, during which sick leave fell by half. She once shouted at an employee in front of customers, regrets it and apologised the same day. She has never done a stocktake on her own.',
      painPoints: [
        'She was turned down for the same job last year.',
        'Weekends are hard because her mother needs care.',
      ],
      goals: [
        'To find out how many weekends she would work.',
        'Get a clear answer by the end of the month',
        'A boss who trusts her',
      ],
    },
    says: [
      "I've applied for the job of store manager at your branch in Derby.",
      "I'd have to give four weeks' notice.",
      "I'm 29.",
      "I've worked in retail since I was sixteen.",
      "I've led a team of nine for two years, during which sick leave fell by half.",
      'I once shouted at an employee in front of customers, regret it and apologised the same day.',
      "I've never done a stocktake on my own.",
      'I was turned down for the same job last year.',
      'Weekends are hard because my mother needs care.',
      'I want to find out how many weekends I would work.',
      'I want to get a clear answer by the end of the month.',
      'I want a boss who trusts me.',
    ],
  },
  {
    scenario: 'interviews',
    persona: {
      name: 'Bernd Kessler',
      role: 'Managing director of a haulage firm, interviewing you',
      situation:
        'Bernd is looking for a dispatcher who can start in two weeks. He has seen six candidates and liked none of them. He asks short questions and interrupts long answers.',
      background:
        'He founded the firm in 1998 with one lorry; today it has fifty-two. He left school without a certificate and is proud of it.',
      painPoints: [
        'The last dispatcher left after a heart attack',
        'Drivers quit when the dispatcher shouts',
        'Candidates who have read nothing about the firm',
      ],
      goals: [
        'Find somebody who stays calm at five in the morning',
        'Hear how the candidate deals with an angry driver',
      ],
    },
    says: [
      "I'm looking for a dispatcher who can start in two weeks.",
      "I've seen six candidates and liked none of them.",
      'I founded the firm in 1998 with one lorry.',
      'Today it has fifty-two.',
      'I left school without a certificate and am proud of it.',
      'The last dispatcher left after a heart attack.',
      'Drivers quit when the dispatcher shouts.',
      "It's the candidates who have read nothing about the firm.",
      'I want to find somebody who stays calm at five in the morning.',
      'I want to hear how you deal with an angry driver.',
    ],
  },
  {
    scenario: 'interviews',
    persona: {
      name: 'Noor',
      role: 'Graduate applying for a traineeship',
      situation:
        "Noor just finished a degree in geography. This is Noor's first interview for a real job. Noor has a second interview on Thursday.",
      background:
        'Grew up in Utrecht. Volunteered at a food bank for three years. Speaks Dutch, Arabic and English. No experience in an office.',
      painPoints: [
        'no experience',
        'parents want a lawyer in the family',
        'gets a dry mouth when nervous',
      ],
      goals: [
        'learn something',
        'a contract for more than six months',
        'find out what a normal day looks like',
      ],
    },
    says: [
      'I just finished a degree in geography.',
      'This is my first interview for a real job.',
      'I have a second interview on Thursday.',
      'I grew up in Utrecht.',
      'I volunteered at a food bank for three years.',
      'I speak Dutch, Arabic and English.',
      'I have no experience in an office.',
      'I have no experience.',
      'My parents want a lawyer in the family.',
      'I want to learn something.',
      'I want a contract for more than six months.',
      'I want to find out what a normal day looks like.',
    ],
  },
  {
    scenario: 'interviews',
    persona: {
      name: 'Prof. Ruth Adler',
      role: 'Head of a research group',
      situation:
        'Ruth needs a postdoc for a project on soil bacteria, which has money for three years. She has forty minutes. She cares more about honesty than about papers.',
      background:
        'She has led the group for fourteen years. Two of her postdocs are professors today, one left science and runs a bike shop.',
      painPoints: [
        'A postdoc made up data in 2018 and it nearly ended the group',
        'Applicants who cannot say what they did themselves',
      ],
      goals: [
        'See whether the candidate admits a mistake',
        'Understand which methods the candidate has really used',
      ],
    },
    says: [
      'I need a postdoc for a project on soil bacteria.',
      'It has money for three years.',
      'I have forty minutes.',
      'I care more about honesty than about papers.',
      "I've led the group for fourteen years.",
      'Two of my postdocs are professors today, one left science and runs a bike shop.',
      'A postdoc made up data in 2018 and it nearly ended the group.',
      "It's the applicants who can't say what they did themselves.",
      'I want to see whether you admit a mistake.',
      "I want to understand which methods you've really used.",
    ],
  },
  {
    scenario: 'interviews',
    persona: {
      name: 'Marcus Hill',
      role: 'Applicant, career changer, former soldier',
      situation:
        'Marcus was in the army for twelve years and wants to become a project manager. He has been out of work since January. He expects to be asked about Afghanistan and does not want to talk about it.',
      background:
        'He led a platoon of thirty and planned convoys. He did a course in project management in the evenings, which he paid for himself. He is divorced and sees his son every second weekend.',
      painPoints: [
        'Has sent 60 applications and had two interviews',
        'People think that he can only give orders',
      ],
      goals: ['A chance', 'To be judged by what he can do'],
    },
    says: [
      'I was in the army for twelve years.',
      'I want to become a project manager.',
      "I've been out of work since January.",
      'I led a platoon of thirty and planned convoys.',
      'I did a course in project management in the evenings, which I paid for myself.',
      "I'm divorced.",
      'I see my son every second weekend.',
      "I've sent 60 applications and had two interviews.",
      'People think that I can only give orders.',
      'I want a chance.',
      'I want to be judged by what I can do.',
    ],
  },
  {
    scenario: 'presentations',
    persona: {
      name: 'Councillor Jim Doyle',
      role: 'Member of the town council',
      situation:
        'The planner presents a new cycle lane on the High Street to the council. Jim represents the shopkeepers, who fear for forty parking spaces. He was elected by 212 votes.',
      background:
        "Jim ran a butcher's shop on the High Street for thirty years. His knees are bad and he drives everywhere.",
      painPoints: [
        'Shops have lost a fifth of their customers since the bypass opened',
        'The last scheme was two years late',
        'Nobody asked the shopkeepers',
      ],
      goals: ['Know where people will park', 'See figures from a town of the same size'],
    },
    says: [
      'I represent the shopkeepers, who fear for forty parking spaces.',
      'I was elected by 212 votes.',
      "I ran a butcher's shop on the High Street for thirty years.",
      'My knees are bad and I drive everywhere.',
      'Shops have lost a fifth of their customers since the bypass opened.',
      'The last scheme was two years late.',
      'Nobody asked the shopkeepers.',
      'I want to know where people will park.',
      'I want to see figures from a town of the same size.',
    ],
  },
  {
    scenario: 'presentations',
    persona: {
      name: 'Elif Kaya',
      role: 'Head of marketing',
      situation:
        'You listen to a pitch by an agency for the spring campaign. You have 300,000 euros and no idea yet what to do with it. You have a meeting after this one.',
      background:
        'You worked in an agency yourself for seven years and you know all the tricks. You have a dog called Bruno.',
      painPoints: [
        'The last campaign won a prize and sold nothing',
        'Your CEO changes his mind every week',
      ],
      goals: [
        'An idea that can be explained in one sentence',
        'See what it will cost, line by line',
      ],
    },
    says: [
      'I have 300,000 euros and no idea yet what to do with it.',
      'I have a meeting after this one.',
      'I worked in an agency myself for seven years.',
      'I know all the tricks.',
      'I have a dog called Bruno.',
      'The last campaign won a prize and sold nothing.',
      'My CEO changes his mind every week.',
      'I want an idea that can be explained in one sentence.',
      'I want to see what it will cost, line by line.',
    ],
  },
  {
    scenario: 'presentations',
    persona: {
      name: 'Peter Novak',
      role: 'Works council chairman',
      situation:
        'Peter and his colleagues listen to the plan for open-plan offices. He has 430 people behind him. Most of them are against it.',
      background:
        'Peter has worked at the plant since 1989, first as a fitter, then as a foreman, and has chaired the works council for ten years. He likes a joke, never shouts and never forgets a promise.',
      painPoints: [
        'Noise',
        'Two people with hearing aids were not asked',
        'In the last move forty desks were forgotten',
      ],
      goals: [
        'That nobody loses their desk',
        'A trial on one floor before anything is decided',
        'Minutes which both sides sign',
      ],
    },
    says: [
      'I have 430 people behind me.',
      'Most of them are against it.',
      "I've worked at the plant since 1989, first as a fitter, then as a foreman.",
      "I've chaired the works council for ten years.",
      'I like a joke.',
      'I never shout.',
      'I never forget a promise.',
      'Noise is a problem.',
      "Two people with hearing aids weren't asked.",
      'In the last move forty desks were forgotten.',
      'I want nobody to lose their desk.',
      'I want a trial on one floor before anything is decided.',
      'I want minutes which both sides sign.',
    ],
  },
  {
    scenario: 'presentations',
    persona: {
      name: 'Grandma Rosa',
      role: 'Grandmother',
      situation: 'Rosa is 81 and her grandson explains to her what he does at work.',
      background: 'She was a seamstress and raised four children on her own.',
      painPoints: ['Everybody talks too fast', 'She does not hear well'],
      goals: ['Understand what he does all day'],
    },
    says: [
      'I was a seamstress and raised four children on my own.',
      'Everybody talks too fast.',
      "I don't hear well.",
      'I want to understand what he does all day.',
    ],
  },
  {
    scenario: 'legal',
    persona: {
      name: 'Samira Haddad',
      role: 'Client, nurse',
      situation:
        'Samira wants a divorce after eleven years. Her husband Karim moved out in March and has not paid anything since. They have a flat together, on which they still owe 140,000 euros. She has not told her parents.',
      background:
        'She is 38 and works seventy per cent at a clinic. They have two children, Lina (9) and Sami (6). Karim has a company that repairs lifts; she does the accounts for it and knows that part of the money comes in cash.',
      painPoints: [
        'She cannot pay the mortgage alone',
        'Karim threatens to take the children to Beirut',
        'She signed a guarantee for his company in 2019 without reading it.',
      ],
      goals: ['Keep the flat', 'That the children stay with her', 'Know what a divorce costs'],
    },
    says: [
      'I want a divorce after eleven years.',
      "My husband Karim moved out in March and hasn't paid anything since.",
      'We have a flat together, on which we still owe 140,000 euros.',
      "I haven't told my parents.",
      "I'm 38.",
      'I work seventy per cent at a clinic.',
      'We have two children, Lina, 9, and Sami, 6.',
      'My husband Karim has a company that repairs lifts.',
      'I do the accounts for it and know that part of the money comes in cash.',
      "I can't pay the mortgage alone.",
      'My husband Karim threatens to take the children to Beirut.',
      'I signed a guarantee for his company in 2019 without reading it.',
      'I want to keep the flat.',
      'I want the children to stay with me.',
      'I want to know what a divorce costs.',
    ],
  },
  {
    scenario: 'legal',
    persona: {
      name: 'Ken Osborne',
      role: 'Witness',
      situation:
        'Ken saw a fight outside a pub on 12 June at about eleven at night. He was standing on the other side of the road with his dog. He saw the taller man push first, but he did not see who hit whom with the bottle.',
      background:
        'Ken is 56 and works as a locksmith. He had drunk two pints. He knows the taller man from the darts club, which he does not like to mention.',
      painPoints: [
        'He does not want trouble at the club',
        'He is asked the same thing again and again',
      ],
      goals: ['Get it over with', 'Not say anything that he cannot be sure of'],
    },
    says: [
      'I saw a fight outside a pub on 12 June at about eleven at night.',
      'I was standing on the other side of the road with my dog.',
      'I saw the taller man push first.',
      "I didn't see who hit whom with the bottle.",
      "I'm 56.",
      'I work as a locksmith.',
      'I had drunk two pints.',
      'I know the taller man from the darts club.',
      "I don't want trouble at the club.",
      "I'm asked the same thing again and again.",
      'I want to get it over with.',
      "I don't want to say anything that I can't be sure of.",
    ],
  },
  {
    scenario: 'legal',
    persona: {
      name: 'Jo Whitaker',
      role: 'Freelance photographer',
      situation:
        'Jo took photos for a hotel, which now uses them in an advert without paying. The contract says "website only". Jo has written three emails and got one reply: "We will look into it."',
      background:
        'Jo has worked freelance for eight years. They charge 900 pounds a day. They have never been in court.',
      painPoints: [
        '2,700 pounds unpaid',
        'Fear of losing a client',
        'Lawyers cost more than the job',
      ],
      goals: ['Get paid', 'Make it stop', 'Find out if a letter is enough'],
    },
    says: [
      'I took photos for a hotel, which now uses them in an advert without paying.',
      'The contract says "website only".',
      'I\'ve written three emails and got one reply: "We\'ll look into it."',
      "I've worked freelance for eight years.",
      'I charge 900 pounds a day.',
      "I've never been in court.",
      '2,700 pounds are unpaid.',
      "I'm worried about losing a client.",
      'Lawyers cost more than the job.',
      'I want to get paid.',
      'I want to make it stop.',
      'I want to find out if a letter is enough.',
    ],
  },
  {
    scenario: 'legal',
    persona: {
      name: 'Walter Egger',
      role: 'Landowner, 77',
      situation:
        "Walter's neighbour has built a garage that stands forty centimetres on his land. They have known each other since school and have not spoken for two years. His wife says he should let it go.",
      background:
        'He farmed all his life and handed the farm to his son Toni in 2016. He has a heart condition.',
      painPoints: [
        'The neighbour laughed when he showed him the plan',
        'He cannot sleep because of it',
        'His son wants peace with the neighbour',
      ],
      goals: ['That the garage goes', 'To be right, once', 'Not spend more than 5,000'],
    },
    says: [
      "We've known each other since school and haven't spoken for two years.",
      'My wife says I should let it go.',
      'I farmed all my life.',
      'I handed the farm to my son Toni in 2016.',
      'I have a heart condition.',
      "I can't sleep because of it.",
      'My son wants peace with the neighbour.',
      'I want the garage to go.',
      'I want to be right, once.',
      "I don't want to spend more than 5,000.",
    ],
  },
  {
    scenario: 'legal',
    persona: {
      name: 'Mia Jansen',
      role: 'Employee who was dismissed',
      situation:
        "I was fired by text message on the day that I told my boss that I'm pregnant. I worked there for three years and never had a warning. My boss says that it's for business reasons.",
      background: 'I am 31. I live with my boyfriend, who is a student. I have kept the messages.',
      painPoints: ['No income from next month', 'My boss tells everybody that I was lazy'],
      goals: ['My job back or a proper settlement', 'To know how long it takes'],
    },
    says: [
      "I was fired by text message on the day that I told my boss that I'm pregnant.",
      'I worked there for three years.',
      'I never had a warning.',
      "My boss says that it's for business reasons.",
      "I'm 31.",
      'I live with my boyfriend, who is a student.',
      "I've kept the messages.",
      'I have no income from next month.',
      'My boss tells everybody that I was lazy.',
      'I want my job back or a proper settlement.',
      'I want to know how long it takes.',
    ],
  },
  {
    scenario: 'therapy',
    persona: {
      name: 'Daniel Reyes',
      role: 'Paramedic, 34',
      situation:
        'Daniel was first on the scene of a bus crash in November in which four children died. Since then he sleeps three hours a night and snaps at his wife. His chief told him to see somebody before he comes back to work.',
      background:
        'He has been a paramedic for eleven years. His wife Ana is a teacher and they have a son, Mateo, who is five. He used to play football on Sundays. His brother died when he was twelve, and he has never talked about it.',
      painPoints: [
        'He sees the inside of the bus when he closes his eyes',
        'He shouted at Mateo over a broken plate',
        'Noise makes him jump',
        'He is ashamed that he cannot cope',
      ],
      goals: ['Sleep', 'Be the father he was', 'Go back to work without being a danger to anybody'],
    },
    says: [
      'I was first on the scene of a bus crash in November in which four children died.',
      'Since then I sleep three hours a night and snap at my wife.',
      'My chief told me to see somebody before I come back to work.',
      "I've been a paramedic for eleven years.",
      'My wife Ana is a teacher.',
      'We have a son, Mateo, who is five.',
      'I used to play football on Sundays.',
      "My brother died when I was twelve, and I've never talked about it.",
      'I see the inside of the bus when I close my eyes.',
      'I shouted at Mateo over a broken plate.',
      'Noise makes me jump.',
      "I'm ashamed that I can't cope.",
      'I want to sleep.',
      'I want to be the father I was.',
      'I want to go back to work without being a danger to anybody.',
    ],
  },
  {
    scenario: 'therapy',
    persona: {
      name: 'Chloe',
      role: 'Student, 20',
      situation:
        'Chloe came to counselling because her flatmate said that she would tell her parents otherwise. She eats one meal a day and runs ten kilometres every morning. She says everything is fine.',
      background:
        'First in her family to go to university. Her mother calls every evening. She was a gymnast until she was sixteen and her coach weighed her every week.',
      painPoints: [
        'She faints in the shower',
        'Afraid of eating in front of other people',
        'Her periods have stopped',
      ],
      goals: ['That people leave her alone', 'Not to get fat', 'Finish the year'],
    },
    says: [
      'I eat one meal a day.',
      'I run ten kilometres every morning.',
      "I'm the first in my family to go to university.",
      'My mother calls every evening.',
      'I was a gymnast until I was sixteen and my coach weighed me every week.',
      'I faint in the shower.',
      "I'm afraid of eating in front of other people.",
      'My periods have stopped.',
      'I want people to leave me alone.',
      "I don't want to get fat.",
      'I want to finish the year.',
    ],
  },
  {
    scenario: 'therapy',
    persona: {
      name: 'Frank and Denise Lowell',
      role: 'Married couple',
      situation:
        'Frank and Denise have been married for twenty-six years, and since their youngest left for college they hardly talk. Denise found messages to a colleague on his phone in May. Frank says that nothing happened.',
      background:
        'Frank is an engineer and Denise runs a flower shop. They have three grown children. They have not slept in the same room since May.',
      painPoints: [
        'She does not believe him',
        'He feels that he is on trial every evening',
        'They only talk about the dog',
      ],
      goals: ['To find out if there is anything left', 'Talk without shouting'],
    },
    says: [
      "We've been married for twenty-six years, and since our youngest left for college we hardly talk.",
      'Denise found messages to a colleague on his phone in May.',
      'Frank says that nothing happened.',
      'Frank is an engineer and Denise runs a flower shop.',
      'We have three grown children.',
      "We haven't slept in the same room since May.",
      "Denise doesn't believe Frank.",
      'Frank feels that he is on trial every evening.',
      'We only talk about the dog.',
      "We want to find out if there's anything left.",
      'We want to talk without shouting.',
    ],
  },
  {
    scenario: 'therapy',
    persona: {
      name: 'Hassan',
      role: 'Refugee from Syria, works as a cook',
      situation:
        'Hassan has stomach pains and the doctors find nothing. He misses work because of it. His boss has been patient so far.',
      background:
        'He came to Sweden in 2016 with his younger brother. His parents are still in Aleppo and he sends them money every month. He trained as a pharmacist but his diploma is not recognised. He tends to answer with jokes when it gets serious.',
      painPoints: [
        'The pain gets worse at night',
        'He feels guilty that he left',
        'He cannot tell his mother that he cooks',
      ],
      goals: ['That the pain stops', 'Work as a pharmacist one day'],
    },
    says: [
      'I have stomach pains and the doctors find nothing.',
      'I miss work because of it.',
      'My boss has been patient so far.',
      'I came to Sweden in 2016 with my younger brother.',
      'My parents are still in Aleppo and I send them money every month.',
      "I trained as a pharmacist but my diploma isn't recognised.",
      'The pain gets worse at night.',
      'I feel guilty that I left.',
      "I can't tell my mother that I cook.",
      'I want the pain to stop.',
      'I want to work as a pharmacist one day.',
    ],
  },
  {
    scenario: 'therapy',
    persona: {
      name: 'Robin',
      role: 'Teacher, 45',
      situation:
        'Robin is off sick with burnout. Used to love teaching. Cries in the car before school.',
      background:
        'Twenty years at the same school. New head since last summer. Partner is supportive but worried.',
      painPoints: ["can't face emails", 'guilt towards the pupils', 'Sundays are the worst'],
      goals: ['a reason to get up', 'to decide whether to go back'],
    },
    says: [
      "I'm off sick with burnout.",
      'I used to love teaching.',
      'I cry in the car before school.',
      "I've been at the same school for twenty years.",
      "I've had a new head since last summer.",
      'My partner is supportive but worried.',
      "I can't face emails.",
      'I feel guilt towards the pupils.',
      'Sundays are the worst.',
      'I want a reason to get up.',
      'I want to decide whether to go back.',
    ],
  },
  {
    scenario: 'therapy',
    persona: {
      name: 'Nadia Petrova',
      role: 'Violinist in an orchestra',
      situation:
        "Nadia's hands have been shaking at concerts since the new conductor, who criticises her in front of everybody, came in September. She takes beta blockers that a colleague gives her. Nobody in the orchestra knows.",
      background:
        'She is 41, came from Sofia at nineteen and got her first post at twenty-four. She is single, and her cat died in the spring. Her mother, who taught her the violin, says that she was never good enough.',
      painPoints: [
        'She dropped her bow in the Brahms',
        'The conductor calls her "the second desk"',
        'She is terrified of the audition in June',
      ],
      goals: ['Play without pills', "To stop hearing her mother's voice"],
    },
    says: [
      'My hands have been shaking at concerts since the new conductor, who criticises me in front of everybody, came in September.',
      'I take beta blockers that a colleague gives me.',
      'Nobody in the orchestra knows.',
      "I'm 41.",
      'I came from Sofia at nineteen.',
      'I got my first post at twenty-four.',
      "I'm single, and my cat died in the spring.",
      'I dropped my bow in the Brahms.',
      'The conductor calls me "the second desk".',
      "I'm terrified of the audition in June.",
      'I want to play without pills.',
      "I want to stop hearing my mother's voice.",
    ],
  },
  {
    scenario: 'team-training',
    persona: {
      name: 'Ben Archer',
      role: 'Junior developer',
      situation:
        "Ben's code reviews make colleagues cry. You are his manager, and two people have complained to you. Ben thinks that he is only honest.",
      background:
        'Ben is 26 and joined fourteen months ago from a start-up. He is the fastest on the team and stays late most days. His father was an officer and never praised him. When somebody criticises him, he goes quiet and looks at his laptop.',
      painPoints: [
        'Reviews take him two hours a day',
        'Others make the same mistakes again and again',
        'He was not invited to the team dinner',
      ],
      goals: ['Be made a senior', 'That people read his comments'],
    },
    says: [
      'My code reviews make colleagues cry.',
      "I think that I'm only honest.",
      "I'm 26.",
      'I joined fourteen months ago from a start-up.',
      "I'm the fastest on the team.",
      'I stay late most days.',
      'My father was an officer and never praised me.',
      'Reviews take me two hours a day.',
      'Others make the same mistakes again and again.',
      "I wasn't invited to the team dinner.",
      'I want to be made a senior.',
      'I want people to read my comments.',
    ],
  },
  {
    scenario: 'team-training',
    persona: {
      name: 'Monique Dubois',
      role: 'Head nurse of the surgical ward',
      situation:
        'Monique has to tell her team that holidays in August are cancelled. The trainer plays the hospital director who has decided it. She thinks that the decision is wrong.',
      background:
        'She has been on the ward for seventeen years, nine of them as head nurse. Three of her nurses have handed in their notice since Christmas.',
      painPoints: [
        'She learned of it by email',
        'Two nurses have already booked flights',
        'She is caught in the middle',
      ],
      goals: ['Two weeks of August for the nurses with children', 'A say in the next plan'],
    },
    says: [
      'I have to tell my team that holidays in August are cancelled.',
      'I think that the decision is wrong.',
      "I've been on the ward for seventeen years, nine of them as head nurse.",
      'Three of my nurses have handed in their notice since Christmas.',
      'I learned of it by email.',
      'Two nurses have already booked flights.',
      "I'm caught in the middle.",
      'I want two weeks of August for the nurses with children.',
      'I want a say in the next plan.',
    ],
  },
  {
    scenario: 'team-training',
    persona: {
      name: 'Stefan Lind',
      role: 'Warehouse worker',
      situation:
        'Stefan has refused to wear the new safety vest for two weeks. He says it is too hot. You, the shift leader, have to talk to him.',
      background:
        'He has worked here for nineteen years without an accident. He is the one whom all the others listen to.',
      painPoints: [
        'The vest is too hot',
        'Nobody asked him',
        'He sweats and then he catches a cold',
      ],
      goals: ['A thinner vest', 'That somebody asks before they buy things'],
    },
    says: [
      "I've refused to wear the new safety vest for two weeks.",
      'It is too hot.',
      "I've worked here for nineteen years without an accident.",
      "I'm the one whom all the others listen to.",
      'The vest is too hot.',
      'Nobody asked me.',
      'I sweat and then I catch a cold.',
      'I want a thinner vest.',
      'I want somebody to ask before they buy things.',
    ],
  },
  {
    scenario: 'team-training',
    persona: {
      name: 'Grace Lim',
      role: 'Sales rep',
      situation:
        'Grace missed her target three months in a row. Her divorce was final in February; nobody at work knows. She has been with the firm for six years and was its best seller in 2021.',
      background:
        'Has a daughter of four. Shares a flat with her sister. Wants to be treated as the professional she is, hates pity.',
      painPoints: [
        'Her biggest account went to a competitor',
        'She is up at night with her daughter',
        'Feels watched by her manager',
      ],
      goals: [
        'Time until the summer',
        'Keep her private life private',
        'Hear what is expected, in numbers',
      ],
    },
    says: [
      'I missed my target three months in a row.',
      'My divorce was final in February.',
      'Nobody at work knows.',
      "I've been with the firm for six years and was its best seller in 2021.",
      'I have a daughter of four.',
      'I share a flat with my sister.',
      'I want to be treated as the professional I am.',
      'I hate pity.',
      'My biggest account went to a competitor.',
      "I'm up at night with my daughter.",
      'I feel watched by my manager.',
      'I want time until the summer.',
      'I want to hear what is expected, in numbers.',
    ],
  },
  {
    scenario: 'team-training',
    persona: {
      name: 'Viktor Hansen',
      role: 'Team lead in a call centre',
      situation:
        "Viktor gave one of his agents, Leila, a bad review, and she has complained to HR. He doesn't see what he did wrong. He only wrote down what the numbers say.",
      background:
        'Viktor leads fifteen people. He was promoted two years ago because he was the best agent, and he never had any training for it. He eats lunch alone.',
      painPoints: [
        'Leila told the others',
        'The numbers are bad because of the new system',
        'HR wants a meeting on Thursday',
      ],
      goals: ['Have the review stand', 'Not lose the team over it'],
    },
    says: [
      'I gave one of my agents, Leila, a bad review.',
      'She has complained to HR.',
      "I don't see what I did wrong.",
      'I only wrote down what the numbers say.',
      'I lead fifteen people.',
      'I was promoted two years ago because I was the best agent.',
      'I never had any training for it.',
      'I eat lunch alone.',
      'Leila told the others.',
      'The numbers are bad because of the new system.',
      'HR wants a meeting on Thursday.',
      'I want to have the review stand.',
      "I don't want to lose the team over it.",
    ],
  },
  {
    scenario: 'other',
    persona: {
      name: 'Tilda Berg',
      role: 'Daughter of a patient with dementia',
      situation:
        "Tilda's mother has been in the nursing home for two months. Tilda found her last Sunday in a wet bed at eleven in the morning. She wants to speak to the nurse in charge.",
      background:
        'Tilda is an accountant and lives two hours away. Her brother does nothing. She promised her father that her mother would never go into a home.',
      painPoints: [
        'She feels guilty',
        'Her mother does not recognise her every time',
        'A ring has disappeared',
      ],
      goals: [
        'To know how often somebody checks on her mother',
        'That the ring is found',
        'Somebody to call',
      ],
    },
    says: [
      'My mother has been in the nursing home for two months.',
      'I want to speak to the nurse in charge.',
      "I'm an accountant and live two hours away.",
      'My brother does nothing.',
      'I promised my father that my mother would never go into a home.',
      'I feel guilty.',
      "My mother doesn't recognise me every time.",
      'A ring has disappeared.',
      'I want to know how often somebody checks on my mother.',
      'I want the ring to be found.',
      'I want somebody to call.',
    ],
  },
  {
    scenario: 'other',
    persona: {
      name: 'Jakub',
      role: 'Teenager, 15',
      situation:
        'Jakub skips school on Fridays. His mother found out and sent him to the school social worker. He answers with one word whenever he can.',
      background:
        'Lives with his mum and two little sisters. Dad works in Norway, comes home four times a year. Good at drawing, bad at maths.',
      painPoints: [
        'Fridays are double maths',
        'The maths teacher calls him lazy',
        'misses his dad',
      ],
      goals: ['be left alone', 'not repeat the year'],
    },
    says: [
      'I skip school on Fridays.',
      'My mother found out and sent me to the school social worker.',
      'I live with my mum and two little sisters.',
      'My dad works in Norway, comes home four times a year.',
      "I'm good at drawing.",
      "I'm bad at maths.",
      'Fridays are double maths.',
      'The maths teacher calls me lazy.',
      'I miss my dad.',
      'I want to be left alone.',
      "I don't want to repeat the year.",
    ],
  },
  {
    scenario: 'other',
    persona: {
      name: 'Helga Steiner',
      role: 'Member of the housing association, flat 4',
      situation:
        'Helga wants the children in the yard to be quiet between twelve and three. She has written to the board eleven times. The board has asked you to talk to her.',
      background:
        'She moved in in 1971. Her husband died in 2015, her only son lives in Canada and phones at Christmas. She had a cat that was run over.',
      painPoints: [
        'The ball hits her window',
        'Nobody greets her on the stairs',
        "She can't sleep at night, so she sleeps after lunch",
      ],
      goals: ['Quiet from twelve to three', 'A sign in the yard', 'To be taken seriously'],
    },
    says: [
      'I want the children in the yard to be quiet between twelve and three.',
      "I've written to the board eleven times.",
      'I moved in in 1971.',
      'My husband died in 2015.',
      'My only son lives in Canada and phones at Christmas.',
      'I had a cat that was run over.',
      'The ball hits my window.',
      'Nobody greets me on the stairs.',
      "I can't sleep at night, so I sleep after lunch.",
      'I want quiet from twelve to three.',
      'I want a sign in the yard.',
      'I want to be taken seriously.',
    ],
  },
  {
    scenario: 'other',
    persona: {
      name: 'Captain Lou Ferris',
      role: 'Airline pilot',
      situation:
        'Lou reports an incident to the safety officer: on Monday the co-pilot smelled of alcohol. Lou flew with him anyway, because the flight was full and already late.',
      background:
        'Lou has 14,000 hours and flew in the navy before. She has a daughter who is a co-pilot too.',
      painPoints: [
        'She should have said something at once',
        'The co-pilot has three children',
        'If it comes out, the airline will ask why she flew',
      ],
      goals: ['Do the right thing now', 'Keep her licence', 'Help for the co-pilot'],
    },
    says: [
      'I flew with him anyway, because the flight was full and already late.',
      'I have 14,000 hours.',
      'I flew in the navy before.',
      'I have a daughter who is a co-pilot too.',
      'I should have said something at once.',
      'The co-pilot has three children.',
      'If it comes out, the airline will ask why I flew.',
      'I want to do the right thing now.',
      'I want to keep my licence.',
      'I want help for the co-pilot.',
    ],
  },
  {
    scenario: 'other',
    persona: {
      name: 'Anton',
      role: 'Homeless man',
      situation:
        'Anton sleeps in the underpass at the station. It has been below zero for a week. He has a dog, Bella, and no shelter takes dogs.',
      background:
        'He was a roofer until he fell in 2012. After that came the pills, then the divorce. His daughter is about twenty, he has not seen her since she was nine.',
      painPoints: [
        'His feet are bad',
        'Bella is not allowed in',
        'People from the office talk down to him',
      ],
      goals: ['A place for him and Bella', 'Something for his feet', 'No lectures'],
    },
    says: [
      'I sleep in the underpass at the station.',
      'It has been below zero for a week.',
      'I have a dog, Bella, and no shelter takes dogs.',
      'I was a roofer until I fell in 2012.',
      'After that came the pills, then the divorce.',
      "My daughter is about twenty, I haven't seen her since she was nine.",
      'My feet are bad.',
      "Bella isn't allowed in.",
      'People from the office talk down to me.',
      'I want a place for me and Bella.',
      'I want something for my feet.',
      "I don't want any lectures.",
    ],
  },
  {
    scenario: 'other',
    persona: {
      name: 'The Okoye family',
      role: 'Family of four',
      situation:
        'The Okoyes want to adopt a child and have their first talk with the agency. They are nervous. They have two sons of their own.',
      background:
        'Emeka is a civil engineer and Ngozi teaches music. They moved to Cardiff in 2013. Ngozi grew up in a foster family.',
      painPoints: ['They have waited for two years', 'Friends tell them that they are mad'],
      goals: ['To be told honestly how long it takes', 'A little girl'],
    },
    says: [
      'We have two sons of our own.',
      'Emeka is a civil engineer and Ngozi teaches music.',
      'We moved to Cardiff in 2013.',
      'Ngozi grew up in a foster family.',
      "We've waited for two years.",
      "Friends tell us that we're mad.",
      'We want to be told honestly how long it takes.',
      'We want a little girl.',
    ],
  },
  {
    scenario: 'sales',
    persona: {
      name: 'Roxanne',
      role: 'Buyer',
      situation:
        'Buys uniforms for a chain of 60 petrol stations. Contract with current supplier ends in May. Happy with them, mostly.',
      background:
        'Eleven years in purchasing, two of them here. Reports to CFO. Decides up to 50k alone.',
      painPoints: ['Sizes run out', 'Complaints about zips', 'Takes six weeks to get a name badge'],
      goals: [
        'Same price or lower',
        'References from a chain of our size',
        'Samples before any meeting',
      ],
    },
    says: [
      'I buy uniforms for a chain of 60 petrol stations.',
      'The contract with the current supplier ends in May.',
      "I'm happy with them, mostly.",
      "I've been in purchasing for eleven years, two of them here.",
      'I report to CFO.',
      'I decide up to 50,000 alone.',
      'Sizes run out.',
      'Complaints about zips are a problem.',
      'It takes six weeks to get a name badge.',
      'I want the same price or lower.',
      'I want references from a chain of our size.',
      'I want samples before any meeting.',
    ],
  },
  {
    scenario: 'customer-service',
    persona: {
      name: 'Luis Ortega',
      role: 'Small business owner',
      situation:
        "Luis's web shop went down on Black Friday for five hours, and he lost orders worth about 8,000 dollars. The hosting company apologised by email and offered him a voucher for ten dollars. He feels mocked. He has been awake for thirty hours and he is not going to be polite.",
      background:
        "Luis sells handmade guitar straps with his sister Carmen. They started in their parents' garage in 2017. They employ three people.",
      painPoints: [
        'Customers have written angry reviews',
        'He paid for the business plan, which promises 99.9% uptime',
        'Every time he calls, he is asked for his customer number four times',
      ],
      goals: [
        "To get a month's revenue of fees back.",
        'To know why it happened.',
        'A phone number that a person answers',
      ],
    },
    says: [
      'My web shop went down on Black Friday for five hours.',
      'I lost orders worth about 8,000 dollars.',
      'The hosting company apologised by email and offered me a voucher for ten dollars.',
      'I feel mocked.',
      "I've been awake for thirty hours.",
      'I sell handmade guitar straps with my sister Carmen.',
      "They started in their parents' garage in 2017.",
      'They employ three people.',
      'Customers have written angry reviews.',
      'I paid for the business plan, which promises 99.9% uptime.',
      "Every time I call, I'm asked for my customer number four times.",
      "We want to get a month's revenue of fees back.",
      'We want to know why it happened.',
      'We want a phone number that a person answers.',
    ],
  },
  {
    scenario: 'legal',
    persona: {
      name: 'Sergei Volkov',
      role: 'Client accused of speeding',
      situation:
        'Sergei was stopped on the A3 at 187 km/h where 120 is allowed. He says that the sign was hidden by a lorry. He needs his licence because he is a travelling salesman.',
      background:
        'He had two points already. He was on the phone, hands-free, with a customer. He lies about how fast he was at first and admits it later.',
      painPoints: ['Without the licence he loses his job', 'His wife does not know yet'],
      goals: ['Keep the licence', 'Pay and be done with it'],
    },
    says: [
      'I was stopped on the A3 at 187 km/h where 120 is allowed.',
      'The sign was hidden by a lorry.',
      "I need my licence because I'm a travelling salesman.",
      'I had two points already.',
      'I was on the phone, hands-free, with a customer.',
      'Without the licence I lose my job.',
      "My wife doesn't know yet.",
      'I want to keep the licence.',
      'I want to pay and be done with it.',
    ],
  },
]
