import {
  CreateAgentDispatchRequest,
  DeleteAgentDispatchRequest,
  ListAgentDispatchRequest,
  ListAgentDispatchResponse,
  RoomAgentDispatch,
} from '@livekit/protocol'
import { isDeployment } from '../agents/worker.ts'
import type { House } from '../session.ts'
import { requireThat, requireWish, roomCalled } from './room-service.ts'
import type { VideoGrant } from './tokens.ts'
import { type Call, call, TwirpError } from './twirp.ts'

/** `livekit.AgentDispatchService`: what a backend asks of agents. Each call is for who administers the room. */
export function dispatchService(
  { rooms, agency }: House,
  grant: VideoGrant,
  method: string,
): Call | null {
  const administers = (room: string) => grant.roomAdmin === true && grant.room === room
  switch (method) {
    case 'CreateDispatch':
      return call(CreateAgentDispatchRequest, (asked) => {
        requireThat(administers(asked.room))
        requireWish(asked)
        if (asked.room === '') throw new TwirpError('invalid_argument', 'room is required')
        if (!isDeployment(asked.deployment))
          throw new TwirpError('invalid_argument', 'this is no name of a deployment')
        const room = rooms.open(asked.room)
        const { agentName, metadata, attributes, deployment, restartPolicy } = asked
        const wish = { agentName, metadata, attributes, deployment, restartPolicy }
        const dispatch = room && agency.dispatch(room, new RoomAgentDispatch(wish))
        if (dispatch === null)
          throw new TwirpError('resource_exhausted', 'too many rooms, or dispatches in this one')
        return dispatch.info()
      })
    case 'DeleteDispatch':
      return call(DeleteAgentDispatchRequest, (asked) => {
        requireThat(administers(asked.room))
        const dispatch = agency.recall(roomCalled(rooms, asked.room), asked.dispatchId)
        if (dispatch === null) throw new TwirpError('not_found', 'dispatch ID not found')
        return dispatch.info()
      })
    case 'ListDispatch':
      return call(ListAgentDispatchRequest, (asked) => {
        requireThat(administers(asked.room))
        const wanted = agency
          .dispatchesIn(roomCalled(rooms, asked.room))
          .filter(({ id }) => asked.dispatchId === '' || asked.dispatchId === id)
        return new ListAgentDispatchResponse({
          agentDispatches: wanted.map((dispatch) => dispatch.info()),
        })
      })
    default:
      return null
  }
}
