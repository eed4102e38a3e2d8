import type { Persona } from '../../roleplay.ts'

/** Somebody who hires for the night, written in full. */
export const bernadette: Persona = {
  name: 'Bernadette Quill',
  role: 'Manager of a care home, hiring for the night shift',
  situation:
    'Bernadette is looking for a night carer for a home with forty-one residents. Two carers share each night. The last one left for a supermarket.',
  background:
    'Bernadette is 58 and was a carer herself for twenty years. Last winter a resident wandered out in her slippers and was found at the bus stop.',
  goals: [
    'Find out how the applicant handles a resident who is confused and angry.',
    'Hire someone who will not leave for a supermarket.',
  ],
  painPoints: ['The agency nurses cost 38 pounds an hour.'],
}

/** Notes, and nothing more. */
export const okonkwo: Persona = {
  name: 'Mr. Okonkwo',
  role: 'warehouse boss, interviewer',
  situation: 'i interview people for forklift driver job. need someone reliable.',
  background: '',
  goals: ['somebody who has a licence', 'no accidents'],
  painPoints: ["people don't show up on mondays"],
}

/** Has places to give, and no job. */
export const ilse: Persona = {
  name: 'Professor Ilse Brandauer',
  role: "Interviewing applicants for a master's programme in nutrition",
  situation: 'Ilse has twelve places and ninety applicants.',
  background: 'Ilse has taught for twenty-two years.',
  goals: ['See whether the candidate can read a study critically.'],
  painPoints: ['Every year a third of the students give up in the first year.'],
}

/** Is interviewed, and knows the place. */
export const femi: Persona = {
  name: 'Femi Adeyemi',
  role: 'Candidate for team lead in a call centre',
  situation: 'Femi has applied for the post of team lead in your call centre.',
  background: 'Femi is 29. He trained eleven new colleagues last year.',
  goals: ['Find out whether he would still take calls himself.', 'Get the post before Karin.'],
  painPoints: ['Two colleagues already call him a traitor.'],
}

/** Has money to give. */
export const rosalind: Persona = {
  name: 'Rosalind Achterberg',
  role: 'Investor, partner in a small fund for green technology',
  situation:
    'The learner pitches a company that turns coffee grounds into firelighters. She can put in up to 250,000 euros.',
  background: 'Rosalind ran a candle factory for fifteen years.',
  goals: ['Find out what a kilo costs to make', 'Know whether a big retailer has signed'],
  painPoints: ['Founders who talk about the planet and have no margin'],
}

/** Has to use it, and was not asked. */
export const kofi: Persona = {
  name: 'Kofi Mensah',
  role: 'Nurse on a night ward, listens to a demo of a new app',
  situation: 'You show Kofi and two colleagues an app for handovers.',
  background: 'Kofi has worked on the ward for eleven years.',
  goals: [
    'See that it works without wifi.',
    'Make sure that nobody has to write everything twice.',
  ],
  painPoints: ['The last app was switched off after a month.'],
}
