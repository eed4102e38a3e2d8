import { describe, expect, it } from 'vitest'
import { saidAsTrouble } from './as-trouble.ts'
import { saidOfOneself } from './of-oneself.ts'
import { inFirstPerson } from '../first-person/first-person.ts'
import { saidAsWish } from '../wishes.ts'

const ofAnn = (note: string): string =>
  saidOfOneself(note, {
    tell: (sentence) => inFirstPerson(sentence, { name: 'Ann Bell', pronoun: 'she' }),
    name: 'Ann Bell',
  })

describe('a trouble, noted in a few words', () => {
  it.each([
    ['Outdated CRM', 'Our CRM is outdated.'],
    ['Poor communication between shifts', 'The communication between shifts is poor.'],
    ['Limited budget', 'Our budget is limited.'],
    ['Time-consuming onboarding', 'Time-consuming onboarding is a problem.'],
    ['Inability to scale', 'Inability to scale is a problem.'],
    ['Customer churn is rising', 'Our customer churn is rising.'],
    ['Rising churn', 'Our churn is rising.'],
    ['Losing deals to cheaper rivals', 'We keep losing deals to cheaper rivals.'],
    ['Pressure from the board', 'Pressure from the board is a problem.'],
    ['Difficulty finding qualified staff', 'We have trouble finding qualified staff.'],
    ['Not being taken seriously', 'Not being taken seriously is a problem.'],
    ['Feeling isolated at work', 'We feel isolated at work.'],
    ['Fear of failure', "We're worried about failure."],
    ['Being late on the project', 'We keep being late on the project.'],
    ['Inconsistent product quality', 'Our product quality is inconsistent.'],
    ['Delayed shipments', 'Delayed shipments are a problem.'],
    ['Slow response times from support', 'The response times from support are slow.'],
    ['Lack of trust in vendors', "We don't have enough trust in vendors."],
    ['High turnover among nurses', 'Our turnover among nurses is high.'],
    ['Budget cuts', 'Budget cuts are a problem.'],
    ['Waiting three weeks for a part', 'We keep waiting three weeks for a part.'],
    ['Double bookings twice a week', 'Double bookings twice a week are a problem.'],
    ['Compliance risk', 'Compliance risk is a problem.'],
    ['Previous vendor overpromised', 'Our previous vendor overpromised.'],
    ['Billing errors', 'Billing errors are a problem.'],
    ['Overbilled twice', 'We were overbilled twice.'],
    ['A broken dishwasher for two weeks', 'A broken dishwasher for two weeks is a problem.'],
    ['No one returns my calls', 'No one returns my calls.'],
    ['Unreliable internet', 'Our internet is unreliable.'],
    ['Fear that the team will quit', "We're worried that the team will quit."],
    ['Constant interruptions', 'Constant interruptions are a problem.'],
    ['Insomnia', 'Insomnia is a problem.'],
    ['Conflict with her mother', 'Conflict with her mother is a problem.'],
    ['Burnout', 'Burnout is a problem.'],
    ['Competitors undercut our prices', 'Competitors undercut our prices.'],
    ['Worried about data security', "We're worried about data security."],
    ['Vendors who disappear after the sale', "It's the vendors who disappear after the sale."],
    ['Tight deadlines', 'Our deadlines are tight.'],
    ['The young man at the desk laughed', 'The young man at the desk laughed.'],
    ['Marcus changes deadlines without asking', 'Marcus changes deadlines without asking.'],
    ['Technicians hate typing on computers', 'Technicians hate typing on computers.'],
    ['Patients who do not show up', "It's the patients who do not show up."],
    ['Sizes run out', 'Sizes run out.'],
    ['Shop managers use different Excel sheets', 'Shop managers use different Excel sheets.'],
    ['Milk yield drops sharply in hot weeks', 'Milk yield drops sharply in hot weeks.'],
    ['The bass shakes my bed', 'The bass shakes my bed.'],
    ['Parents fear that it will fail', 'Parents fear that it will fail.'],
    ['Losing the data would be a disaster', 'Losing the data would be a disaster.'],
    ['Hardly any applicants', 'We have hardly any applicants.'],
    ['Only nine days left until we fly', 'We have only nine days left until we fly.'],
    ['Double bookings, at least one a week', 'We have double bookings, at least one a week.'],
    ['Anything new lands on my desk', 'Anything new lands on my desk.'],
    ['Customers cancel orders', 'Customers cancel orders.'],
    ['Customer complaints', 'Customer complaints are a problem.'],
    ['Data entry mistakes in every order', 'Data entry mistakes in every order are a problem.'],
    [
      'Sick calls in the morning: on average six a week',
      'Sick calls in the morning: on average six a week.',
    ],
    ['Wrong deliveries: three last month', 'Wrong deliveries: three last month.'],
    ['Sick of being ignored', "We're sick of being ignored."],
    ['Tired customers at the till', 'Tired customers at the till are a problem.'],
    ['Cold food that people blame us for', "It's cold food that people blame us for."],
    ['Flickering lamps on the third floor', 'Flickering lamps on the third floor are a problem.'],
    ['Living with my parents', 'We live with my parents.'],
    ['Third outage this quarter', "It's the third outage this quarter."],
    ['No good way to say it', "There's no good way to say it."],
    ['No answer to my email', 'We got no answer to my email.'],
    ['One lift is closed by the inspector', 'One lift is closed by the inspector.'],
    ['Drivers rely on paper route sheets', 'Drivers rely on paper route sheets.'],
    ['The roof still leaks', 'The roof still leaks.'],
    ['Account suspended without warning', 'The account was suspended without warning.'],
  ])('%s', (note, said) => {
    expect(saidAsTrouble(note, 'we')).toBe(said)
  })
})

describe('a wish, noted in a few words', () => {
  it.each([
    ['Increase revenue', 'I want to increase revenue.'],
    ['A quick resolution', 'I want a quick resolution.'],
    ['Better work-life balance', 'I want better work-life balance.'],
    ['Feeling heard', 'I want to feel heard.'],
    ['Get a full refund', 'I want to get a full refund.'],
    ['Understand pricing', 'I want to understand pricing.'],
    [
      'Assess whether the candidate is a team player',
      'I want to assess whether the candidate is a team player.',
    ],
    ['To feel safe', 'I want to feel safe.'],
    ['Wants a discount', 'I want a discount.'],
    ['Speed up reporting', 'I want to speed up reporting.'],
    ['Cut costs by 15%', 'I want to cut costs by 15%.'],
    ['Clear next steps', 'I want clear next steps.'],
    ['Not lose face', "I don't want to lose face."],
    ['Determine if the product fits', 'I want to determine if the product fits.'],
    ['Stop fighting with his wife', 'I want to stop fighting with his wife.'],
    ['Full refund', 'I want a full refund.'],
    ['Resolution without escalation', 'I want a resolution without escalation.'],
    ['Evaluate three vendors by June', 'I want to evaluate three vendors by June.'],
    ['Roll out a new system', 'I want to roll out a new system.'],
    ['Be treated fairly', 'I want to be treated fairly.'],
    ['Respect', 'I want respect.'],
    ['Secure funding', 'I want to secure funding.'],
    ['Make a decision this week', 'I want to make a decision this week.'],
    ['Minimal disruption', 'I want minimal disruption.'],
    ['That the teasing stops', 'I want the teasing to stop.'],
    ['So that the board sees a saving', 'I want the board to see a saving.'],
    ['A fixed date for the repair', 'I want a fixed date for the repair.'],
    ['An agent who listens', 'I want an agent who listens.'],
    ['To halve the time between releases', 'I want to halve the time between releases.'],
    ['To perhaps go back to the choir', "Perhaps I'd like to go back to the choir."],
    ['Compensation for the money I have lost', 'I want compensation for the money I have lost.'],
  ])('%s', (note, said) => {
    expect(saidAsWish(note, 'I')).toBe(said)
  })

  it.each([
    ['Someone comes and looks at it', 'I want someone to come and look at it.'],
    ['Someone who looks at it', 'I want someone who looks at it.'],
    ['Have somebody apologise to my wife', 'I want somebody to apologise to my wife.'],
    ['Have the door repainted', 'I want to have the door repainted.'],
    ['Insure all of the dogs', 'I want to insure all of the dogs.'],
    ['Not spend more than 20,000 euros', "I don't want to spend more than 20,000 euros."],
    [
      'Not have to pretend that we are friends',
      "I don't want to have to pretend that we are friends.",
    ],
    ['That nobody dies on my site', 'I want nobody to die on my site.'],
    ['That they admit it', 'I want them to admit it.'],
    ['If there is none, a taxi home', 'If there is none, I want a taxi home.'],
    ['Clear the air with Sven', 'I want to clear the air with Sven.'],
    ['Clear answers', 'I want clear answers.'],
    ['Honest answer about the weekends', 'I want an honest answer about the weekends.'],
    ['Trust between the two teams', 'I want trust between the two teams.'],
  ])('also where it says who is to do it: %s', (note, said) => {
    expect(saidAsWish(note, 'I')).toBe(said)
  })
})

describe('what somebody is, noted in a few words', () => {
  it.each([
    ['Married with two kids', "I'm married with two kids."],
    ['MBA from Wharton', 'I have an MBA from Wharton.'],
    ['Grew up in Texas', 'I grew up in Texas.'],
    ['Works for a mid-size bank in Leeds', 'I work for a mid-size bank in Leeds.'],
    ['10+ years of experience', 'I have 10+ years of experience.'],
    ['Lives alone', 'I live alone.'],
    ['Enjoys hiking and cooking', 'I enjoy hiking and cooking.'],
    [
      'Ann, a single mother, is worried about her job',
      "I'm a single mother and I'm worried about my job.",
    ],
    ['As a manager, Ann oversees twelve people', 'As a manager, I oversee twelve people.'],
    [
      'After her divorce, she moved back in with her parents',
      'After my divorce, I moved back in with my parents.',
    ],
    ['When she started, the clinic had three beds', 'When I started, the clinic had three beds.'],
    ["Ann's boss thinks she is too slow", "My boss thinks I'm too slow."],
    ['Very busy', "I'm very busy."],
    ['Tech-savvy but impatient', "I'm tech-savvy but impatient."],
    ['Ann wants her team to trust her', 'I want my team to trust me.'],
    ['Her biggest fear is that they will fire her', "My biggest fear is that they'll fire me."],
    ['In her spare time, Ann paints', 'In my spare time, I paint.'],
    ['Trained as a lawyer', 'I trained as a lawyer.'],
    ['Data-driven decision maker', "I'm a data-driven decision maker."],
    ['Ann and her husband run a bakery', 'My husband and I run a bakery.'],
    ['Skeptical', "I'm skeptical."],
    ['Strong background in finance', 'I have a strong background in finance.'],
    ['Recently promoted to team lead', "I'm recently promoted to team lead."],
    ['Currently using Salesforce', "I'm currently using Salesforce."],
  ])('%s', (note, said) => {
    expect(ofAnn(note)).toBe(said)
  })
})
