import { ilirHoxha } from '@colloquy/domain/roleplays/ilir-hoxha'
import { joyceMwangi } from '@colloquy/domain/roleplays/joyce-mwangi'
import { marisolQuispe } from '@colloquy/domain/roleplays/marisol-quispe'
import { noraDevlin } from '@colloquy/domain/roleplays/nora-devlin'
import { ruthAbramson } from '@colloquy/domain/roleplays/ruth-abramson'
import { samirHaddad } from '@colloquy/domain/roleplays/samir-haddad'
import type { DemoRoleplay } from './content.ts'

/** The lists are by name, so the first one here is the first one anybody meets. */
export const demoRoleplays: DemoRoleplay[] = [
  {
    key: 'discovery-call',
    name: 'Discovery call with a sceptical operations lead',
    description:
      'You work for Farlane, which makes route planning software. Nora agreed to ten minutes on the phone and expects a sales pitch. Find out how her deliveries are planned, where that goes wrong and what it costs her, before you say what you have. Leave with a next step that she has agreed to, or with an honest no.',
    scenario: 'sales',
    persona: noraDevlin.persona,
    isPublic: true,
    isForNewHires: false,
  },
  {
    key: 'first-session',
    name: 'First session with somebody who was sent',
    description:
      "You are the counsellor, and this is the first of six sessions. Ilir did not choose to come: his employer's health service sent him, and he would like a form signed. Listen more than you ask, give back what you hear, and find out what he wants himself. He gets plenty of advice already.",
    scenario: 'therapy',
    persona: ilirHoxha.persona,
    isPublic: true,
    isForNewHires: false,
  },
  {
    key: 'hard-feedback',
    name: 'Hard feedback for your best technician',
    description:
      'You run the blood laboratory of a district hospital. Marisol is the most careful person on your staff. On Tuesday, at handover, she saw that Owen, a trainee, had swapped the labels on two samples, and asked him in front of five people whether anybody had ever taught him to read. Since then two trainees have asked to be taken off her nights. Tell her what she did and what came of it, hear her side, and agree on something that will be different next week. You want her to stay.',
    scenario: 'team-training',
    persona: marisolQuispe.persona,
    isPublic: true,
    isForNewHires: false,
  },
  {
    key: 'supervisor-interview',
    name: 'Job interview for a shift supervisor',
    description:
      'You have applied to supervise a ramp crew at a regional airport: loading, unloading, pushing back. You have led people before, somewhere else. Joyce asks for things that you did, and goes on asking until she has heard one. Bring an example with a number in it, and a question of your own.',
    scenario: 'interviews',
    persona: joyceMwangi.persona,
    isPublic: true,
    isForNewHires: false,
  },
  {
    key: 'ten-minute-pitch',
    name: 'Pitch to a finance chair who has ten minutes',
    description:
      'You are asking a library trust for 38,000 pounds, so that its four smallest branches can stay open in the evening without staff: members let themselves in with their card. Ruth has read your page and will interrupt. Say what you want in the first minute, have your numbers ready, and tell her what could go wrong before she tells you.',
    scenario: 'presentations',
    persona: ruthAbramson.persona,
    isPublic: true,
    isForNewHires: false,
  },
  {
    key: 'dead-card-machine',
    name: 'Support call from an angry restaurant owner',
    description:
      "You work on the support line of Tillstone, which rents card machines to shops and restaurants. Samir is on his fourth call about the same machine. You can send a replacement overnight if you ask for it, waive up to two months' rent, and call a customer back yourself. Hear him out first.",
    scenario: 'customer-service',
    persona: samirHaddad.persona,
    isPublic: false,
    isForNewHires: true,
  },
]
