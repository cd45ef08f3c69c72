package tumult.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * How good bots are, in one number each, from meetings of several games. Who sits at a table wins
 * in proportion to a strength (Luce's rule; of two, Bradley and Terry's); the rating is its
 * logarithm, in the points of chess: 400 more are ten times the strength. One bot is the zero.
 *
 * <p>The strengths are the likeliest ones (by Hunter's iteration), with half a win more for
 * everybody, so that nobody's is without end. The errors come from how blocks differ, not from
 * games, which are not independent of each other.
 */
public final class Ratings {
  private static final double POINTS = 400 / Math.log(10);
  private static final double NORMAL_95 = 1.959964;
  private static final double HALF = 0.5;
  private static final int ROUNDS = 20_000;
  private static final double CLOSE = 1e-12;

  /**
   * How some bots met in one game.
   *
   * @param seats at the table
   */
  public record Meeting(List<String> bots, int seats, Score score) {}

  private final List<String> bots;
  private final int zero;
  private final double[] strength;
  private final double[] error;

  /**
   * @param zero the bot whose rating is 0, if it is among them; else it is the first one's
   */
  public Ratings(List<Meeting> meetings, String zero) {
    LinkedHashSet<String> names = new LinkedHashSet<>();
    meetings.forEach(meeting -> names.addAll(meeting.bots));
    bots = List.copyOf(names);
    this.zero = Math.max(0, bots.indexOf(zero));
    List<Company> companies = companies(meetings);
    strength = strengths(companies, won(meetings));
    error = errors(companies, covariances(meetings));
  }

  /** All bots that have met, in the order in which they were named. */
  public List<String> bots() {
    return bots;
  }

  /** The name of the one whose rating is 0. */
  public String zero() {
    return bots.get(zero);
  }

  /** A bot's rating. */
  public Estimate rating(String bot) {
    int place = bots.indexOf(bot);
    double rating = POINTS * Math.log(strength[place] / strength[zero]);
    double half = NORMAL_95 * POINTS * error[place];
    return new Estimate(rating, rating - half, rating + half);
  }

  /** How often those who sit at a table have met: how many seats each bot has there. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Company(int[] seats, double games) {
    double sum(double[] strength) {
      double sum = 0;
      for (int bot = 0; bot < seats.length; bot++) {
        sum += seats[bot] * strength[bot];
      }
      return sum;
    }
  }

  private List<Company> companies(List<Meeting> meetings) {
    List<Company> companies = new ArrayList<>();
    for (Meeting meeting : meetings) {
      for (int[] seating : Arena.seatings(meeting.bots.size(), meeting.seats)) {
        int[] seats = new int[bots.size()];
        for (int bot : seating) {
          seats[place(meeting, bot)]++;
        }
        companies.add(new Company(seats, meeting.score.blocks()));
      }
    }
    int[] everybody = new int[bots.size()];
    Arrays.fill(everybody, 1);
    companies.add(new Company(everybody, HALF * bots.size()));
    return companies;
  }

  private int place(Meeting meeting, int bot) {
    return bots.indexOf(meeting.bots.get(bot));
  }

  private double[] won(List<Meeting> meetings) {
    double[] won = new double[bots.size()];
    Arrays.fill(won, HALF);
    for (Meeting meeting : meetings) {
      for (int bot = 0; bot < meeting.bots.size(); bot++) {
        won[place(meeting, bot)] += meeting.score.won(bot);
      }
    }
    return won;
  }

  private double[] strengths(List<Company> companies, double[] won) {
    double[] now = new double[bots.size()];
    Arrays.fill(now, 1);
    double change = 1;
    for (int round = 0; round < ROUNDS && change > CLOSE; round++) {
      double[] next = new double[now.length];
      for (int bot = 0; bot < now.length; bot++) {
        double chances = 0;
        for (Company company : companies) {
          chances += company.games * company.seats[bot] / company.sum(now);
        }
        next[bot] = won[bot] / chances;
      }
      double scale = next[zero];
      change = 0;
      for (int bot = 0; bot < now.length; bot++) {
        next[bot] /= scale;
        change = Math.max(change, Math.abs(Math.log(next[bot] / now[bot])));
      }
      now = next;
    }
    return now;
  }

  private double[][] covariances(List<Meeting> meetings) {
    double[][] sums = new double[bots.size()][bots.size()];
    for (Meeting meeting : meetings) {
      for (int bot = 0; bot < meeting.bots.size(); bot++) {
        for (int other = 0; other < meeting.bots.size(); other++) {
          sums[place(meeting, bot)][place(meeting, other)] += meeting.score.covariance(bot, other);
        }
      }
    }
    return sums;
  }

  /** Standard errors of the logarithms: how sharp the likelihood is, around how blocks vary. */
  private double[] errors(List<Company> companies, double[][] covariances) {
    double[][] sharpness = new double[bots.size()][bots.size()];
    for (Company company : companies) {
      double sum = company.sum(strength);
      for (int bot = 0; bot < bots.size(); bot++) {
        double chance = company.seats[bot] * strength[bot] / sum;
        sharpness[bot][bot] += company.games * chance;
        for (int other = 0; other < bots.size(); other++) {
          sharpness[bot][other] -=
              company.games * chance * company.seats[other] * strength[other] / sum;
        }
      }
    }
    double[][] inverse = Inverse.of(without(sharpness));
    double[][] inner = without(covariances);
    double[] errors = new double[bots.size()];
    for (int bot = 0, row = 0; bot < bots.size(); bot++) {
      if (bot != zero) {
        errors[bot] = Math.sqrt(Math.max(0, around(inverse[row++], inner)));
      }
    }
    return errors;
  }

  /** A matrix without the row and the column of the one who is the zero. */
  private double[][] without(double[][] matrix) {
    int size = matrix.length - 1;
    double[][] rest = new double[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        rest[row][column] = matrix[row < zero ? row : row + 1][column < zero ? column : column + 1];
      }
    }
    return rest;
  }

  private static double around(double[] row, double[][] inner) {
    double sum = 0;
    for (int i = 0; i < row.length; i++) {
      for (int j = 0; j < row.length; j++) {
        sum += row[i] * inner[i][j] * row[j];
      }
    }
    return sum;
  }
}
