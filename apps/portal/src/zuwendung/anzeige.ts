import type { GeschaeftStatus } from '@foerderportal/contract/zuwendung/lifecycle'

export const istEntwurf = (status: GeschaeftStatus): boolean => status === 'NEUANTRAG_IN_BEARBEITUNG'
