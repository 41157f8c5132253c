import { notizSchreiben } from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import { rufen } from '@foerderportal/client/rufen'
import { UploadFeld } from '@foerderportal/assistent/dateien/UploadFeld.tsx'
import { UploadRahmen } from '@foerderportal/assistent/dateien/UploadRahmen.tsx'
import type { Formulardateien } from '@foerderportal/assistent/dateien/types'
import { useDateiFehltWeil } from '@foerderportal/assistent/dateien/useUploads'
import { notizDateiSenden, verlaufKey } from '@foerderportal/client/zuwendung/fall/verlauf'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { NOTIZ_DATEIEN } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Haken } from '@foerderportal/ui/felder/wahl/Haken.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { pfade } from '../../paths.ts'

type Werte = { notiz: string; angeheftet: boolean; dateien: DateiAngabe[] }
const LEER: Werte = { notiz: '', angeheftet: false, dateien: [] }

const pruefen = ({ notiz }: Werte) =>
  notiz.trim() === '' ? [{ pfad: 'notiz', text: 'Schreiben Sie einen Text.' }] : []

/** They stay the bank's. */
const notizDateien = (geschaeft: string): Formulardateien => ({
  jeFeld: NOTIZ_DATEIEN,
  senden: notizDateiSenden,
  kopie: `notiz/${geschaeft}`,
  bereich: pfade.fall(geschaeft, 'verlauf'),
  verlassen: {
    was: 'die Seite',
    knopf: 'Seite verlassen',
  },
})

/** A note for the bank's people. */
export function Notizformular({ geschaeft }: { geschaeft: string }) {
  return (
    <UploadRahmen dateien={notizDateien(geschaeft)}>
      <Formular geschaeft={geschaeft} />
    </UploadRahmen>
  )
}

function Formular({ geschaeft }: { geschaeft: string }) {
  const klient = useQueryClient()
  const { absage, laeuft, versuchen } = useVersuch()
  const formular = useFormular<Werte>({
    resolver: pruefer(pruefen),
    defaultValues: LEER,
  })
  const { control, handleSubmit, reset } = formular
  const unterwegs = useDateiFehltWeil()
  const { entwurf } = useLokalerEntwurf(`notiz/${geschaeft}`, formular)
  const senden = handleSubmit(({ notiz, angeheftet, dateien: gewaehlte }) =>
    versuchen(async () => {
      await rufen(notizSchreiben, {
        params: { guid: geschaeft },
        body: {
          text: notiz,
          angeheftet,
          dateien: gewaehlte.map(({ uuid }) => ({ uuid })),
        },
      })
      reset(LEER)
      entwurf.aufgeben()
      await klient.invalidateQueries({ queryKey: verlaufKey(geschaeft) })
    }),
  )
  return (
    <form noValidate className="d-block" aria-labelledby="notiz" onSubmit={(e) => void senden(e)}>
      <h2 id="notiz">Notiz schreiben</h2>
      <Wiederherstellung entwurf={entwurf} />
      <Textbereich
        control={control}
        name="notiz"
        etikett="Notiz"
        hinweis="Das Unternehmen liest sie nie. Ihr Text lässt sich danach nicht mehr ändern."
        zeilen={3}
        hoechstens={5000}
      />
      <UploadFeld control={control} name="dateien" etikett="Dateien" freiwillig />
      <Haken control={control} name="angeheftet" etikett="Oben anheften" />
      <AbsageHinweis absage={absage} />
      <div>
        <Knopf type="submit" variante="secondary" laeuft={laeuft} gesperrtWeil={unterwegs}>
          Notiz speichern
        </Knopf>
      </div>
    </form>
  )
}
