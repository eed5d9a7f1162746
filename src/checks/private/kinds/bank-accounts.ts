// A table: bank accounts that have no IBAN beside them, by their label in the languages that Gazette speaks.
import { labelledShape } from './kind.ts';

const rows: readonly (readonly [labels: readonly string[], shape: RegExp])[] = [
  [['account number', 'account no.', 'account no', 'acc. no.', 'acct. no.', 'a/c no.', 'bank account'], /^\d{6,17}$/],
  [['Kontonummer', 'Konto-Nr.', 'Kontonr.', 'Kto.-Nr.', 'Kto.', 'Kto-Nr.'], /^\d{5,12}$/],
  [['numéro de compte', 'n° de compte', 'compte bancaire', 'RIB'], /^\d{8,10}[A-Z\d]{0,13}$/],
  [['número de cuenta', 'nº de cuenta', 'cuenta bancaria', 'cuenta corriente', 'CLABE'], /^\d{10,20}$/],
  [['conto corrente', 'numero di conto', 'numero conto', 'C/C'], /^\d{5,12}$/],
  [['rekeningnummer', 'bankrekening', 'rekeningnr.'], /^\d{7,10}$/],
  [['numer konta', 'nr konta', 'numer rachunku', 'nr rachunku', 'rachunek bankowy'], /^\d{26}$/],
  [['conta corrente', 'número da conta', 'nº da conta', 'conta bancária', 'NIB'], /^\d{5,21}$/],
  [['رقم الحساب', 'حساب رقم'], /^\d{8,18}$/],
  [['口座番号', '普通預金', '当座預金', '普通', '当座'], /^\d{7}$/],
];

export const bankAccounts = rows.map(([labels, shape]) => labelledShape('a bank account', labels, shape));
