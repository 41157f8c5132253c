import { aufgegebenFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import { momentVon, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { tagLesen } from '../../shared/zeit/tagLesen.ts'
import { dateiHerunterladen } from '@foerderportal/client/datei'
import {
  bekanntgabeAbfrage,
  bescheidErneutBereitstellen,
  bescheidVersenden,
  briefZurueckmelden,
} from '@foerderportal/client/zuwendung/bank/bekanntgabe'
import { bescheidOeffnen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import type { BankBescheid } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { datumSchreiben } from '@foerderportal/schreibweise/datum'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type Props = { geschaeft: string; bescheid: BankBescheid }

/** What the bank can do with a notice now: print it, say that it was posted or came back, put it into the portal again. */
export function AndererWeg({ geschaeft, bescheid }: Props) {
  const { aktionen, liegtVor } = bescheid
  const tun = useTun(geschaeft, bescheid)
  if (!liegtVor) return null
  return (
    <div className="p-stapel">
      <div className="p-reihe">
        <Drucken geschaeft={geschaeft} bescheid={bescheid} />
        {aktionen.includes('bescheidErneutBereitstellen') && <Erneut tun={tun} />}
      </div>
      {aktionen.includes('bescheidVersenden') && <Versenden tun={tun} erlassenAm={bescheid.erlassenAm} />}
      {aktionen.includes('briefZurueckmelden') && <Zurueckmelden tun={tun} />}
    </div>
  )
}

type Ort = { readonly guid: string; readonly bescheidGuid: string }
type Tun = (arbeit: (ort: Ort) => Promise<BankBescheid>) => Promise<void>

/** Does something with the notice and shows how it stands afterwards. */
const useTun = (geschaeft: string, { guid }: BankBescheid): Tun => {
  const queryClient = useQueryClient()
  const { queryKey } = bekanntgabeAbfrage(geschaeft)
  return async (arbeit) => {
    const neu = await arbeit({ guid: geschaeft, bescheidGuid: guid })
    queryClient.setQueryData(queryKey, (alle) => alle?.map((b) => (b.guid === guid ? neu : b)))
  }
}

function Drucken({ geschaeft, bescheid: { guid, nummer } }: Props) {
  const { laeuft, absage, versuchen } = useVersuch()
  const pfad = bescheidOeffnen.path.replace(':guid', geschaeft).replace(':bescheidGuid', guid)
  return (
    <>
      <Knopf
        variante="secondary"
        icon="download"
        laeuft={laeuft}
        onClick={() =>
          void versuchen(() => dateiHerunterladen(`${pfad}?download=true`, `Bescheid ${nummer}.pdf`))
        }
      >
        Bescheid zum Drucken laden
      </Knopf>
      <AbsageHinweis absage={absage} />
    </>
  )
}

function Erneut({ tun }: { tun: Tun }) {
  const { laeuft, absage, versuchen } = useVersuch()
  return (
    <>
      <Knopf
        variante="secondary"
        laeuft={laeuft}
        onClick={() => void versuchen(() => tun((ort) => bescheidErneutBereitstellen(ort)))}
      >
        Im Portal bereitstellen
      </Knopf>
      <AbsageHinweis absage={absage} />
    </>
  )
}

type FormularProps = { senden: () => void; knopf: string; laeuft: boolean; children: ReactNode }

function Formular({ senden, knopf, laeuft, children }: FormularProps) {
  return (
    <form
      noValidate
      className="p-stapel p-text"
      aria-label={knopf}
      onSubmit={(e) => {
        e.preventDefault()
        senden()
      }}
    >
      {children}
      <div className="p-reihe">
        <Knopf type="submit" variante="secondary" laeuft={laeuft}>
          {knopf}
        </Knopf>
      </div>
    </form>
  )
}

function Versenden({ tun, erlassenAm }: { tun: Tun; erlassenAm: string }) {
  const { control, getValues, setError } = useFormular({
    defaultValues: { aufgegebenAm: datumSchreiben(useHeute()) },
  })
  const { laeuft, absage, versuchen } = useVersuch()
  const senden = () => {
    const gelesen = tagLesen((tag, heute) =>
      aufgegebenFehler(tag, tagInBerlin(momentVon(erlassenAm)), heute),
    )(getValues('aufgegebenAm'))
    if (!gelesen.ok) return setError('aufgegebenAm', { message: gelesen.fehler }, { shouldFocus: true })
    return void versuchen(() => tun((ort) => bescheidVersenden(ort, { aufgegebenAm: gelesen.wert })))
  }
  return (
    <Formular knopf="Versand mit der Post vermerken" senden={senden} laeuft={laeuft}>
      <Datumsfeld control={control} name="aufgegebenAm" etikett="Zur Post gegeben am" />
      <AbsageHinweis absage={absage && { ...absage, detail: absage.errors?.[0]?.text ?? absage.detail }} />
    </Formular>
  )
}

function Zurueckmelden({ tun }: { tun: Tun }) {
  const { control, getValues } = useFormular({ defaultValues: { grund: '' } })
  const { laeuft, absage, versuchen } = useVersuch()
  const senden = () =>
    void versuchen(() => tun((ort) => briefZurueckmelden(ort, { grund: getValues('grund') })))
  return (
    <Formular knopf="Brief kam zurück" senden={senden} laeuft={laeuft}>
      <Textbereich control={control} name="grund" etikett="Was steht auf dem Brief?" hoechstens={500} />
      <AbsageHinweis absage={absage && { ...absage, detail: absage.errors?.[0]?.text ?? absage.detail }} />
    </Formular>
  )
}
