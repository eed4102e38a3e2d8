import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { isInterviewed } from './who-interviews.ts'

/** Role, situation, and what they want, one text a line. */
const textsOf = (texts: string): Persona[] =>
  texts
    .trim()
    .split('\n')
    .map((line) => {
      const [role = '', situation = '', goal = ''] = line.split('|').map((part) => part.trim())
      return {
        name: 'Kim Larsen',
        role,
        situation,
        background: '',
        goals: goal === '' ? [] : [goal],
        painPoints: [],
      }
    })

const THEY_ASK = textsOf(`
  Head of customer support at a software company | Fiona is interviewing for a team lead in support. She has forty minutes. The first three candidates talked about tools. | Find out how the candidate handles a person who is not performing.
  Restaurant owner | Needs a waiter for the summer and meets a young man today. | Somebody who stays until September.
  Recruiter | First call with an applicant for a call centre job.
  Professor of architecture | Chooses twelve students out of ninety for the master's programme. | Find out who can draw and argue.
  Journalist at a local paper | Interviews the head of a food bank about donations. | A story for Saturday.
  Ward manager | A nurse who has applied to the ward comes for a talk. | Know whether she can do nights.
  HR manager | Kim is hiring a payroll clerk.
  Engineering manager at a bank | You are applying to her team as a developer. | See how you think.
  Nursery head | Has advertised a post twice and nobody stayed.
  Partner in a law firm | Talks to graduates who want a training contract.
  Garage owner | I am looking for an apprentice who gets up in the morning.
  Hotel manager | There is a vacancy at the front desk and you have come for it.
  Chef | Kim has to fill a position in the kitchen by Monday.
  Hiring manager | wants proof of leadership
  Plant supervisor | Sees five applicants in one afternoon. | Hire one who does not leave in spring.
  School principal | The learner has applied as a maths teacher.
  Store manager | Has your CV on the desk and doubts the gap in it.
  Technical interviewer | Conducts interviews for backend engineers.
  Managing director | Would like to take on a sales person, is sceptical about the candidate's age. | Know why the candidate left the last job.
  Team lead in a hospital lab | First interview of the day, the applicant is young.
`)

const THEY_ANSWER = textsOf(`
  Candidate for a junior accountant position | Jonas is being interviewed for a job at a building company. He was let go from his last job. | Get a permanent contract.
  Nurse | Has applied for a post on your ward. | Find out how nights are shared.
  Warehouse worker | Kim is looking for a job after two years at home with the children.
  Sales manager | Is interviewing for a regional manager position at your company. | Earn at least 70,000.
  Graduate in biology | Has a job interview at a laboratory today, her first.
  Unemployed welder | Came for the interview and is nervous.
  Applicant | Wants to work as a tram driver.
  Former bank manager | Hopes to get a place in a charity. | Be taken on before winter.
  Software developer | Wants to change jobs and is invited to an interview with the team lead.
  Student | Looking for an internship in your office.
  Chef | I applied for the job in your restaurant, and I have two other offers. | Get the job, and every second weekend off.
  Interviewee for a teaching position | Kim talks too much when nervous.
  Job seeker, 52 | Was made redundant in March. | Not be asked about age.
  Head of marketing | Applied for the same role at a bigger firm and is one of three candidates.
  School leaver | Would like to train as a carpenter and is applying at several workshops.
  Bus driver | is interviewing with a rail company, third interview in a month
  Receptionist | Kim needs a new job because the hotel closes. | Find a job close to home.
  Bookkeeper | He is a candidate for the post of treasurer's assistant. | Make a good impression.
  Junior designer | Prepared for the interview for weeks and hopes for a first job. | Get an offer.
  Mechanic | I have an interview with you for the night shift. I was laid off in May.
`)

describe('who is interviewed', () => {
  it.each(THEY_ASK)('is the other one: $role, $situation', (persona) => {
    expect(isInterviewed(persona)).toBe(false)
  })

  it.each(THEY_ANSWER)('is the persona: $role, $situation', (persona) => {
    expect(isInterviewed(persona)).toBe(true)
  })

  it('is the other one where nothing says who', () => {
    const [kim] = textsOf('Electrician | A talk in the workshop.')
    expect(kim !== undefined && isInterviewed(kim)).toBe(false)
  })
})
