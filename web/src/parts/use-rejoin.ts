import { screens } from '@colloquy/contract/screens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { logFailure } from '../data/log.ts'
import { dashboardQuery } from '../data/queries.ts'
import { rejoinRoom } from '../data/room.ts'

/** Back into a call that has not ended. */
export function useRejoin() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: rejoinRoom,
    onSuccess: (state) => navigate(screens.call, { state }),
    onError: (failure) => {
      logFailure('Rejoining a conversation', failure)
      // It may have ended meanwhile: then it is in the record now.
      void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey })
    },
  })
}
