import { z } from 'zod'
import { AssignedPractice } from './assignments.ts'
import { ConversationSummary } from './conversations.ts'
import { id } from './texts.ts'

export const Dashboard = z
  .object({
    user: z.string(),
    isDev: z.boolean(),
    organization: z.string(),
    organizationRole: z.string(),
    stats: z.object({
      totalConversations: z.int(),
      totalTimeMinutes: z.int(),
      averageScore: z.number(),
    }),
    conversations: z.array(ConversationSummary),
    /** The newest call that can still be joined: starting another offers to go back to it. */
    current: z.object({ id: id(), name: z.string() }).nullable(),
    /**
     * How many disagreements wait for this admin; 10 stands for all that is more than 9. Null for those who
     * do not decide.
     */
    reviews: z.int().min(0).max(10).nullable(),
    /** What one was asked to practise and has not done yet, the soonest due first, at most five. */
    due: z.array(AssignedPractice),
    /** What this person may do: the buttons follow it, and the server decides by the same rule. */
    can: z.object({
      createRoleplays: z.boolean(),
      editRoleplays: z.boolean(),
      manageMembers: z.boolean(),
      assign: z.boolean(),
      develop: z.boolean(),
    }),
  })
  .meta({ id: 'Dashboard' })
