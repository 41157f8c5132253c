import { Hinweisseite } from './Hinweisseite.tsx'
import { NeuAnmelden } from './NeuAnmelden.tsx'

/**
 * The server refused to enter somebody of the bank (401, 403): a role that was taken away since, or a browser that keeps no
 * cookie against foreign pages (rule A-09).
 */
export function AnmeldungAbgelehnt() {
  return (
    <Hinweisseite titel="Ihre Anmeldung wurde abgelehnt">
      <p className="kern-body">
        Der Server hat Ihre Anmeldung nicht angenommen. Melden Sie sich noch einmal an.
      </p>
      <p className="kern-body">
        Wird sie wieder abgelehnt, erlauben Sie in Ihrem Browser Cookies für diese Adresse. Hilft auch das
        nicht, fragen Sie Ihre Leitung, ob Ihr Konto das Recht für den Arbeitsplatz noch hat.
      </p>
      <NeuAnmelden />
    </Hinweisseite>
  )
}
