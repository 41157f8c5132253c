import type { Gruppe } from '../../../tools/vite/gruppe.ts'

/** Which modules share a file, beside those of the first picture. */
export const GRUPPEN: readonly Gruppe[] = [
  {
    // What speaks with the sign-in service.
    name: 'anmeldung',
    ordner: ['packages/client/src/session', 'node_modules/openid-client', 'node_modules/oauth4webapi'],
    spaete: true,
  },
  {
    // What every page of the bank has in common, beyond the first.
    name: 'gemeinsam',
    ordner: [
      'apps/sachbearbeitung/src/shared',
      'packages/shell/src/bausteine',
      'packages/shell/src/late',
      'packages/shell/src/zeit',
      'packages/ui/src/ansicht',
    ],
    ohne: ['zod', 'react-hook-form'],
  },
]
