import { bankdatenAenderungSichten } from '@foerderportal/contract/unternehmen/bank/routes'
import { rufen } from '@foerderportal/client/rufen'
import { BANK_UNTERNEHMEN } from '@foerderportal/client/unternehmen/bank'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import type { BankdatenAenderung } from '@foerderportal/contract/unternehmen/bank/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Standwort } from '../shared/Standwort.tsx'
import { Konten } from './Konten.tsx'

type Props = {
  /** Of which company. */
  unternehmen: { readonly guid: string; readonly name: string }
  aenderung: BankdatenAenderung
  /** Names it, where the page does not. */
  titel?: ReactNode
}

const um = (zeit: string) => `${alsMinute(new Date(zeit))}\u00a0Uhr`

/** A change of bank data: by whom, the accounts before and after, and who has looked at it (S1-08). */
export function Aenderung({ unternehmen, aenderung, titel }: Props) {
  const { geaendertAm, geaendertVon, ohneErneuteAnmeldung, gesehen } = aenderung
  return (
    <li className="d-sichten">
      {titel}
      <span>
        Geändert am {um(geaendertAm)} von {geaendertVon ?? 'einer Person, die kein Konto mehr hat'}
      </span>
      {ohneErneuteAnmeldung && <Standwort ton="warning">ohne erneute Anmeldung geändert</Standwort>}
      <Konten {...aenderung} />
      {gesehen ? (
        <Standwort ton="success">{`gesichtet am ${um(gesehen.am)} von ${gesehen.von}`}</Standwort>
      ) : (
        <Sichten unternehmen={unternehmen} id={aenderung.id} />
      )}
    </li>
  )
}

function Sichten({ unternehmen: { guid, name }, id }: { unternehmen: Props['unternehmen']; id: string }) {
  const klient = useQueryClient()
  const { absage, laeuft, versuchen } = useVersuch()
  const darf = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN'])
  const sichten = () =>
    versuchen(async () => {
      await rufen(bankdatenAenderungSichten, { params: { guid, aenderungId: id } })
      await klient.invalidateQueries({ queryKey: BANK_UNTERNEHMEN })
    })
  if (!darf) return <Standwort ton="info">noch nicht gesichtet</Standwort>
  return (
    <>
      <AbsageHinweis absage={absage} />
      <div>
        <Knopf variante="secondary" klein laeuft={laeuft} onClick={() => void sichten()}>
          Als gesichtet vermerken
          <span className="p-nur-vorlesen"> für {name}</span>
        </Knopf>
      </div>
    </>
  )
}
