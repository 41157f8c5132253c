import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import type { UnternehmenStand } from './repository.ts'

export const unternehmenHuelle = ({ snapshotGuid, gpNr, value }: UnternehmenStand): UnternehmenHuelle => ({
  guid: snapshotGuid,
  value: { ...value, gpNr },
})
