import { fallAbfrage, fallSchluessel } from '@foerderportal/client/zuwendung/fall'
import { pruefungBeginnen } from '@foerderportal/client/zuwendung/pruefpunkte'
import { vorratVeraltet } from '@foerderportal/client/zuwendung/vorrat'
import type { Fallkopf } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { useDarfSchreiben } from '../fall/useDarfSchreiben.ts'

type Schritt = {
  readonly knopf: string
  /** What follows from it. */
  readonly dazu: string
  readonly danach: string
}

/** The check begins, or goes on with what was sent last once nobody has answered in time (S4-10). */
const schrittVon = ({ stand, amZug, zugewiesen }: Fallkopf['zeile']): Schritt | undefined => {
  if (stand === 'EINGEGANGEN')
    return {
      knopf: 'Prüfung beginnen',
      dazu:
        zugewiesen === null
          ? 'Der Fall ist danach Ihnen zugewiesen.'
          : 'Danach lassen sich Vermerke schreiben.',
      danach: 'Die Prüfung hat begonnen.',
    }
  return stand === 'NACHFORDERUNG' && amZug === 'BANK'
    ? {
        knopf: 'Weiterprüfen',
        dazu: 'Die Frist ist vorbei: mit dem, was zuletzt eingereicht war.',
        danach: 'Die Prüfung geht weiter.',
      }
    : undefined
}

/** Above the points of a case that waits to be checked: whoever begins has it, where nobody had it (S4-10). */
export function Beginnen({ geschaeft }: { geschaeft: string }) {
  const { antragGuid, zeile } = useSuspenseQuery(fallAbfrage(geschaeft)).data
  const schreiben = useDarfSchreiben(geschaeft)
  const schritt = schreiben ? schrittVon(zeile) : undefined
  return schritt ? <Knopfzeile geschaeft={geschaeft} antragGuid={antragGuid} schritt={schritt} /> : null
}

type Props = { geschaeft: string; antragGuid: string; schritt: Schritt }

function Knopfzeile({ geschaeft, antragGuid, schritt: { knopf, dazu, danach } }: Props) {
  const client = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const beginnen = () =>
    void versuchen(async () => {
      await pruefungBeginnen(antragGuid)
      ansagen(danach)
      await Promise.all([
        client.invalidateQueries({ queryKey: fallSchluessel(geschaeft) }),
        vorratVeraltet(client),
      ])
    })
  useTasten('Prüfung', [{ taste: 'Strg+Enter', text: knopf, imFuss: true, tun: beginnen }])
  return (
    <div className="d-beginnen">
      <Knopf onClick={beginnen} laeuft={laeuft}>
        {knopf}
      </Knopf>
      <span className="d-meta">{dazu}</span>
      <AbsageHinweis absage={absage} />
    </div>
  )
}
