package tumult.lab.report;

import tumult.lab.Estimate;

/** A mean that is still being found. */
public final class Mean {
  private long count;
  private double sum;
  private double squares;

  void add(double value) {
    count++;
    sum += value;
    squares += value * value;
  }

  void add(Mean other) {
    count += other.count;
    sum += other.sum;
    squares += other.squares;
  }

  public long count() {
    return count;
  }

  public Estimate estimate() {
    return Estimate.of(count, sum, squares);
  }

  double variance() {
    double mean = sum / count;
    return squares / count - mean * mean;
  }
}
