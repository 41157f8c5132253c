import type { Gelesen } from '@foerderportal/schreibweise/ergebnis'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { Frisch } from '../../shared/anmeldung/frisch.ts'
import { NochmalAnmelden } from '../../shared/anmeldung/NochmalAnmelden.tsx'
import { useFrischAnmelden } from '../../shared/anmeldung/useFrischAnmelden.ts'
import { useId, type ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { useFormular } from '../../shared/formular/useFormular.ts'

type Werte = { wert: string; grund: string }

type Props<W> = {
  /** Under which it lies on this device until it is sent. */
  name: string
  titel: string
  /** How it is now, and what follows. */
  folge: string
  knopf: string
  ohneGrund: string
  /** What the server calls the value: its refusal stands at the field. */
  pfad: string
  lesen: (text: string) => Gelesen<W>
  feld: (control: Control<Werte>) => ReactNode
  tun: (wert: W, grund: string) => Promise<void>
  /** Where it needs a sign-in of this moment. */
  frisch?: Frisch
  schliessen: () => void
}

/** A new value with the reason for it: a later day, more money. */
export function Grundformular<W>(props: Props<W>) {
  const { name, titel, folge, knopf, ohneGrund, pfad, lesen, feld, tun, frisch, schliessen } = props
  const id = useId()
  const { laeuft, absage, versuchen } = useVersuch()
  const anmelden = useFrischAnmelden(frisch)(absage)
  const formular = useFormular<Werte>({
    resolver: pruefer(({ wert, grund }: Werte) => {
      const gelesen = lesen(wert)
      return [
        ...(gelesen.ok ? [] : [{ pfad: 'wert', text: gelesen.fehler }]),
        ...(grund.trim() === '' ? [{ pfad: 'grund', text: ohneGrund }] : []),
      ]
    }),
    defaultValues: { wert: '', grund: '' },
  })
  const { control, handleSubmit, setError } = formular
  const { entwurf } = useLokalerEntwurf(name, formular)
  const senden = handleSubmit(({ wert, grund }) =>
    versuchen(
      async () => {
        const gelesen = lesen(wert)
        if (!gelesen.ok) return
        await tun(gelesen.wert, grund.trim())
        entwurf.aufgeben()
        schliessen()
      },
      ({ problem, errors }) => {
        const amFeld = errors.find((fehler) => fehler.pfad === pfad)
        if (amFeld) setError('wert', { type: 'server', message: amFeld.text })
        return problem
      },
    ),
  )
  return (
    <Dialog
      titel={titel}
      schliessen={schliessen}
      schliessenText="Abbrechen"
      fuss={
        anmelden ? (
          <NochmalAnmelden anmelden={anmelden} />
        ) : (
          <Knopf key="tun" type="submit" form={id} laeuft={laeuft}>
            {knopf}
          </Knopf>
        )
      }
    >
      <form id={id} noValidate className="p-formular" aria-label={titel} onSubmit={(e) => void senden(e)}>
        <p className="kern-body">{folge}</p>
        <Wiederherstellung entwurf={entwurf} />
        {feld(control)}
        <Textbereich control={control} name="grund" etikett="Grund" zeilen={3} hoechstens={2000} />
        <AbsageHinweis absage={absage} />
      </form>
    </Dialog>
  )
}
