import { bankanmeldungAbfrage } from '@foerderportal/client/nutzer/bankpersonen'
import { isProblem } from '@foerderportal/client/problem'
import type { Recht } from '@foerderportal/contract/shared/permissions'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { queryClient } from '@foerderportal/shell/rahmen/queryClient'
import type { Umgebung } from '@foerderportal/shell/umgebung'
import { redirect } from '@tanstack/react-router'
import { pfade } from '../paths.ts'
import { entscheiden, type Anmeldestand, type Zutritt } from './waechter.ts'

const nieZurueck = (): Promise<never> => new Promise(() => undefined)

/** Leaves for the login; where that is not to be had, the session has said it in a modal, and the start remains. */
const anmelden = async ({ sitzung }: Umgebung, zurueck: string): Promise<never> => {
  await sitzung.login(zurueck).catch(() => {
    throw redirect({ to: pfade.start })
  })
  return nieZurueck()
}

/** Any other failure is the error page's. */
const eintragen = async (): Promise<Anmeldestand> => {
  try {
    await queryClient.fetchQuery(bankanmeldungAbfrage())
    return 'eingetragen'
  } catch (fehler) {
    if (isProblem(fehler) && fehler.problem.type === ALLGEMEIN.neuAnmelden.type) return 'zweiter-faktor-fehlt'
    if (isProblem(fehler, 401, 403)) return 'abgelehnt'
    throw fehler
  }
}

/** Applies the guard to a navigation: how one stands at the door, or the way to the login. */
export const eintreten = async (
  umgebung: Umgebung,
  ziel: string,
  recht: Recht | undefined,
): Promise<Zutritt> => {
  await umgebung.bereit
  const rollen = umgebung.sitzung.user()?.roles
  const entscheidung = entscheiden({ rollen, anmeldung: undefined }, recht)
  if (entscheidung === 'anmelden') return anmelden(umgebung, ziel)
  if (entscheidung !== 'eintragen') return entscheidung
  const danach = entscheiden({ rollen, anmeldung: await eintragen() }, recht)
  if (danach === 'anmelden' || danach === 'eintragen') throw new Error('Wer man ist, steht fest.')
  return danach
}
