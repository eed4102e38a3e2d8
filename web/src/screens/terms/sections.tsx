import { contactEmail } from '../../frame/contact-email.ts'
import type { ReactNode } from 'react'

type Section = { id: string; title: string; text: ReactNode }

/** The terms, in the words of people for people. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    text: (
      <>
        <p>
          Colloquy lets you practise conversations by voice with an AI persona, and gives you a
          grade for what was said. These terms say what you can expect of it and what it expects of
          you.
        </p>
        <p>
          Colloquy has not launched yet. Until it does, anyone may join the waitlist, and some
          people are trying it early. Using it means that you agree to these terms.
        </p>
      </>
    ),
  },
  {
    id: 'account-registration',
    title: 'Account Registration',
    text: (
      <>
        <p>
          To practise you need an account with an email address that is yours and a password that
          you keep to yourself. Your name is optional. Tell us if you think that somebody else uses
          your account; signing out ends a session for good.
        </p>
        <p>
          An account can belong to an organization, such as your company or your school. Its admins
          write the conversations, decide who may practise them, and manage who belongs to it.
        </p>
        <p>
          Joining the waitlist is not an account. We keep what you tell us there to let you know of
          the launch, and for nothing else.
        </p>
      </>
    ),
  },
  {
    id: 'use-of-service',
    title: 'Use of Service',
    text: (
      <>
        <p>
          You talk with software, never with a human being. A persona is made up: what it says can
          be wrong, and is no legal, medical, therapeutic or financial advice. Practising a hard
          talk is no substitute for help from a person when you need it.
        </p>
        <p>Please do not</p>
        <ul>
          <li>
            use Colloquy to harass or deceive anybody, or to imitate a real person to harm them;
          </li>
          <li>put the secrets of others into a conversation without their consent;</li>
          <li>try to get at what belongs to other people, or to disturb the service for them.</li>
        </ul>
        <p>
          Looking for weak spots in good faith, on your own data, is welcome: tell us what you
          found.
        </p>
      </>
    ),
  },
  {
    id: 'data-and-privacy',
    title: 'Data and Privacy',
    text: (
      <>
        <p>
          During a call your voice is sent to the server, turned into text, and answered. What is
          kept is a transcript of both sides, when it happened, and the grade.
        </p>
        <ul>
          <li>
            A practice is yours. Admins of your organization see its transcript and grade only once
            you submit it, or when it was assigned to you.
          </li>
          <li>A grade is about words and turns. No emotion is inferred from your voice.</li>
          <li>
            Which services turn speech into text and back is decided by whoever runs your copy of
            Colloquy: its own computer, or a provider under that provider’s terms.
          </li>
          <li>We do not sell what you say or who you are, and show no advertising.</li>
        </ul>
        <p>Ask us, and we tell you what is stored about you, correct it or delete it.</p>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual Property',
    text: (
      <p>
        What you write and what you say stays yours; you allow us to store and process it so that
        the service works for you. The software, the name Colloquy and its mark belong to their
        makers and are used under their licences. Conversations that an organization writes belong
        to it.
      </p>
    ),
  },
  {
    id: 'limitation-of-liability',
    title: 'Limitation of Liability',
    text: (
      <p>
        Colloquy is offered as it is. It can be unavailable, a transcript can contain mistakes, and
        a grade is an opinion that you can check, not a verdict: nobody should be hired, fired or
        marked on it alone. As far as the law allows, we are not liable for what follows indirectly
        from using it. Nothing here limits rights that the law gives you and that cannot be given
        up.
      </p>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    text: (
      <p>
        You can stop at any time and ask for your account to be deleted. We may close an account
        that breaks these terms, after a warning where that is reasonable. When an organization is
        deleted, its conversations and the accounts that belong nowhere else are deleted with it.
      </p>
    ),
  },
  {
    id: 'changes-to-terms',
    title: 'Changes to Terms',
    text: (
      <p>
        When these terms change, the new ones stand on this page, and a change that matters is
        announced here before it applies. Using Colloquy after that means agreeing to them.
      </p>
    ),
  },
  {
    id: 'contact-us',
    title: 'Contact Us',
    text: (
      <p>
        Questions, requests about your data, or something that went wrong: write to{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. A person reads it.
      </p>
    ),
  },
]
