/** What everything about one order of a unit is given. */
export interface OrderProps {
  side: number;
  unit: number;
  /** Somebody wants another order after all. */
  onBack: () => void;
}
