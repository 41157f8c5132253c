/**
 * Requests and answers of JSON travel packed from this length on. Below it packing gains little, and the forms of most
 * applicants stay out of its way (ADR 0026).
 */
export const GEPACKT_AB_BYTES = 8_192
