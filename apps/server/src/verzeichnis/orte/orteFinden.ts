import { nachAlphabet } from '@foerderportal/contract/shared/alphabet'
import type * as vertrag from '@foerderportal/contract/verzeichnis/routes'
import type { Ort } from '@foerderportal/contract/verzeichnis/schema'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { falten } from '../suche/falten.ts'
import { orteLesen, orteSuchen } from './orte.ts'

/** A list to choose from; whoever needs more types on. */
const HOECHSTENS = 100

/** Places of a name, whole or by the beginnings of its words (R7.3-09); a text of signs only names none. */
export const orteNachNameFinden = async (
  services: Services,
  { body: { ort: name } }: Aufruf<typeof vertrag.orteNachNameFinden>,
): Promise<Ort[]> => {
  const worte = falten(name)
    .split(' ')
    .filter((wort) => wort !== '')
  return worte.length === 0 ? [] : orteSuchen(await orteLesen(services), { worte }).slice(0, HOECHSTENS)
}

/** Places of a postal code or of all that begin so, by code (R7.3-10). */
export const orteNachPlzFinden = async (
  services: Services,
  { body: { plz } }: Aufruf<typeof vertrag.orteNachPlzFinden>,
): Promise<Ort[]> =>
  orteSuchen(await orteLesen(services), { plz })
    .toSorted((a, b) => nachAlphabet(a.plz, b.plz))
    .slice(0, HOECHSTENS)
